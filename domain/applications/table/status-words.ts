import type { ClosedReason, Stage } from "@/contracts/model/stages";
import { plainWords } from "@/domain/applications/table/columns";

export interface StageWord {
  stage: Stage;
  closedReason?: ClosedReason;
}

const STAGE_WORDS: [StageWord, string][] = [
  [
    { stage: "saved" },
    "saved|bookmarked|wishlist|wish list|interested|to apply|not applied|todo|to do|new|lead|not started|gespeichert|merkliste|geplant|offen|enregistre|a postuler|guardado|guardada|por aplicar|salvo|salvato|opgeslagen|zapisane|brouillon|検討中|已保存",
  ],
  [
    { stage: "applied" },
    "applied|applying|submitted|sent|application sent|application submitted|in progress|pending|waiting|no answer yet|beworben|gesendet|abgeschickt|eingereicht|laufend|postule|candidature envoyee|envoye|envoyee|en cours|aplicado|solicitado|enviado|enviada|en proceso|candidatura enviada|inviata|inviato|candidato|gesolliciteerd|verstuurd|aplikowano|wyslane|sokt|sendt|haettu|basvuruldu|отклик отправлен|応募済み|応募済|已申请|지원완료",
  ],
  [
    { stage: "screening" },
    "screening|screen|phone screen|recruiter screen|phone|hr screen|assessment|test|online assessment|in review|under review|telefoninterview|in prufung|preselection|test technique|telefonat|prueba|triagem|selezione|selectie|телефон|書類選考|筛选",
  ],
  [
    { stage: "interview" },
    "interview|interviewing|interviewed|interviews|onsite|on site|final round|second interview|first interview|technical interview|gesprach|vorstellungsgesprach|bewerbungsgesprach|eingeladen|entretien|entretiens|entrevista|colloquio|colloqui|gesprek|sollicitatiegesprek|rozmowa|rozmowa kwalifikacyjna|intervju|haastattelu|mulakat|собеседование|面接|面试|면접",
  ],
  [
    { stage: "offer" },
    "offer|offered|negotiation|negotiating|offer received|angebot|zusage|offre|proposition|oferta|proposta|offerta|aanbod|tilbud|tarjous|teklif|предложение|оффер|内定|录用|합격",
  ],
  [
    { stage: "closed", closedReason: "accepted" },
    "accepted|hired|offer accepted|signed|angenommen|eingestellt|accepte|embauche|aceptado|contratado|aceito|accettato|assunto|aangenomen|zaakceptowane|принято",
  ],
  [
    { stage: "closed", closedReason: "not-selected" },
    "rejected|declined|not selected|no longer under consideration|denied|refused|unsuccessful|failed|abgelehnt|absage|refuse|refusee|rejete|rechazado|rechazada|descartado|recusado|rejeitado|respinto|rifiutato|scartato|afgewezen|odrzucone|odmowa|avslag|hylatty|reddedildi|отказ|不採用|不合格|被拒|불합격",
  ],
  [
    { stage: "closed", closedReason: "withdrew" },
    "withdrawn|withdrew|i withdrew|cancelled|canceled|zuruckgezogen|retire|retiree|retirado|retirada|desistiu|ritirato|teruggetrokken|wycofane|辞退",
  ],
  [
    { stage: "closed", closedReason: "accepted-other" },
    "accepted other|accepted another|accepted elsewhere|accepted other offer|andere stelle",
  ],
  [
    { stage: "closed", closedReason: "no-response" },
    "no response|no reply|ghosted|no answer|keine antwort|keine ruckmeldung|sans reponse|sin respuesta|sem resposta|nessuna risposta|geen reactie|brak odpowiedzi|нет ответа|返信なし",
  ],
  [
    { stage: "closed" },
    "closed|archived|archive|done|expired|ended|geschlossen|archiviert|abgeschlossen|cloture|archive e|cerrado|archivado|fechado|arquivado|chiuso|archiviato|gesloten|zamkniete|закрыто",
  ],
];

const WORDS = new Map(STAGE_WORDS.flatMap(([meaning, words]) => words.split("|").map((word) => [word, meaning] as const)));

/** The stage a word of a table means, in many languages: the whole cell, else its first part before a dash or bracket. */
export function readStage(cell: string): StageWord | undefined {
  const words = plainWords(cell);
  return WORDS.get(words) ?? WORDS.get(plainWords(cell.split(/[–—(/:]| - /)[0] ?? ""));
}
