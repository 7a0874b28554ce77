import type { MailPhrases } from "../mail-phrases";

export const PORTUGUESE: MailPhrases = {
  condition: `
(sem_resposta|na_ausencia_de|na_falta_de|decorrido)
(caso|quando|assim_que|desde_que|na_hipotese)
se (optar*|escolh*|nao|voce|decid*|for|formos|o_seu|a_sua|seu|sua|o_perfil)
(antes_de|antes_que)
(si_tu|si_su|si_no|si_finalmente|si_la|en_caso)`,
  harmless: `
(se|caso) (voce|tiver|tenha|estiver|esteja|quiser|queira|concordar|o_horario) ~ (interess*|duvidas|perguntas|disponivel|disponibilidade|acordo|convier|questoes)
se (aceita|aceitas|aceitar)`,
  unless: `
(ainda_nao|eles|elas)
nao e (uma_recusa|uma_rejeicao)
(amigo|amiga|colega|irmao|irma) ~ (rejeit*|recus*)
oferecer ~ (segunda|terca|quarta|quinta|sexta|horario)
nao foi (descartad*|rejeitad*|recusad*)
(apartamento|aluguel|arrendamento|inquilino)
(candidatura|inscricao) ~ (sem|incompleta)`,
  negation: "(nao|nenhum*|nunca)",
  rejection: `
nao (foi|foste|fora|ter_sido) ~ (selecionad*|escolhid*|aprovad*)
(candidatura|inscricao|perfil) ~ nao ~ (selecionad*|aceite|aprovad*|avanc*|seguir*|prosseguir*|escolhid*)
(candidatura|inscricao) ~ (rejeitada|recusada|reprovada)
(decidimos|optamos|decidiu_se|resolvemos) ~ nao ~ (dar|continuar|prosseguir|avancar|seguir)
nao (podemos|vamos|iremos|daremos|poderemos|prosseguiremos|seguiremos|sera_possivel|foi_possivel) ~ (dar|continuar|prosseguir|avancar|seguir|oferecer|continuidade|seguimento) ~ (candidatura|processo|vaga|adiante|si|voce|perfil)
nao (daremos|prosseguiremos|seguiremos|avancaremos) ~ (candidatura|processo|continuidade|seguimento)
(decidimos|optamos|escolhemos|preferimos|resolvemos) ~ (seguir|avancar|prosseguir|continuar|por) ~ (outr*|candidatos_cuja|candidatos_com|candidatos_que|perfis_mais|perfis_que|candidato_com|perfil_mais)
(escolhemos|selecionamos|contratamos|optamos_por) ~ (outr*|perfil_mais|perfis_mais)
(escolha|decisao) ~ (recaiu|recaiu_sobre) ~ (outr*|perfil_mais)
(vaga|posicao|processo|funcao|recrutamento|oportunidade) ~ (foi|esta|ja_foi|encontra_se) [ja|entretanto] (preenchid*|cancelad*|suspens*|encerrad*|congelad*|ocupad*|pausad*)
(perfil|experiencia|qualificacoes) nao ~ (corresponde|enquadra|atende|adequa|encaixa|alinhad*|correspondem)
nao (vai_ser|sera|foi_desta|foi_dessa) ~ (vez|desta_vez|dessa_vez)
(encontramos|contratamos|achamos) ~ (alguem|uma_pessoa|um_candidato|uma_candidata|um_perfil) ~ (com|mais|que)
(sua|tua) nao foi ~ (escolhida|selecionada)
nao (podemos|conseguimos|poderemos) ~ oferecer
preenchida internamente
(processo|candidatura) ~ (termina|encerra|encerra_se|acaba) aqui
nao ~ (convidar|convidar_la|chamar) ~ entrevista
(contratacoes|vaga|processo) ~ (congelad*|suspens*)
vaga (ficou|ficara|foi) (com|para) (um|uma|outr*)
nao ~ (convida_la|convida_lo|convidar|convidar_te|chamar|chama_la) ~ entrevista
(candidata|candidato) ~ (convenceu|convenceu_nos)
nao (vamos|iremos|podemos) (avancar|prosseguir|seguir|continuar)`,
  offer: `
(oferecer|oferecer_lhe|lhe_propor|lhe_oferecemos|te_oferecemos) ~ (vaga|posicao|cargo|emprego|contrato|funcao|lugar)
(anexo|segue|enviamos|envio|minuta|encaminho) ~~ (contrato_de_trabalho|carta_oferta|carta_proposta|seu_contrato|proposta_de_trabalho)
(contrato_de_trabalho|carta_oferta|proposta_de_trabalho) ~ (anex*|assin*)
(vaga|emprego|lugar|posicao) e (sua|seu|teu|tua)
(decidimos|gostariamos_de) ~ (contratar|contrata_la|contrata_lo|te_contratar)
(bem_vinda|bem_vindo) (a_equipe|a_equipa|ao_time|a_bordo)
(aceita|aceitar|aceitas) (a_nossa|nossa|a|esta) (proposta|oferta)
(queremos|gostariamos_de|adorariamos) (voce|ter_voce|te_ter|contar_consigo|contar_com_voce|te_contratar) ~ (time|equipe|equipa|conosco|connosco)
confirm* ~ (sua|tua) (contratacao|admissao|integracao)
primeira escolha
ter voce ~ (equipe|equipa|time)
(queremos|vamos|decidimos) (contratar|contrata_la|contrata_lo) `,
  interview: `
(convidar|convidamos|convida_la|convida_lo|convite|convidar_te|convida_la) ~ (entrevista|conversa|reuniao|chamada|videochamada|bate_papo)
(queremos|gostariamos|adorariamos|queriamos|quero|gostaria) ~ (conhecer|conhecer_te|te_conhecer|conhece_la|conhece_lo|entrevistar|conversar_com)
(agendar|marcar|programar|combinar) ~ (entrevista|conversa|reuniao|chamada|videochamada)
(confirm*|lembrete) ~ entrevista
(disponibilidade|disponivel|poderia) ~~ (entrevista|videochamada|conversa|conversar|chamada|reuniao|falar)
(proponho|propomos|sugiro|sugerimos) ~ (entrevista|conversa|chamada|reuniao|videochamada)
(passou|passaste|avancou|aprovada|aprovado) ~ (proxima|segunda|seguinte|primeira) (fase|etapa)
confirm* ~ (sua|nossa|a) entrevista`,
  meeting: "(entrevista|reuniao|conversa|chamada|videochamada)",
  moving:
    "(adiar|adiada|remarcar|reagendar|cancelar|cancelada|antecipar|mudar|alterar|nova_data|novo_horario|outra_data|transferir|desmarcar|hora_mais_cedo|hora_mais_tarde)",
  slot: `
(segunda|terca|quarta|quinta|sexta) ~ (seria|e|fica|pode_ser) ~ (possivel|bom|bem)
(fara|conduzira|ira_fazer) ~ entrevista
(passar|vir) ~ (escritorio|empresa) ~~ (falarmos|falar|conversar|conversarmos)
entrevista ~ (hora|minutos) (mais_tarde|mais_cedo|depois)`,
  applied: `
(recebemos|recebida|rececao|recepcao|recebimento|recebido) ~ (candidatura|inscricao|curriculo|cv)
(candidatura|inscricao|curriculo) ~ (recebid*|registad*|registrad*|enviad*|chegou|submetid*)
(obrigado|obrigada|agradecemos) ~ (candidat*|candidatura|inscricao)
(temos|ja_temos) a sua (candidatura|inscricao)`,
  task: `
(envie|enviar|enviasse|precisamos|falta|faltam|apresentar|encaminhe|encaminhar|remeter) ~~ (diploma|copia|certificado*|documento*|documentacao|referencias|comprovativo*|comprovante*)
(demorando|demorar|demora|mais_tempo|atraso|atrasad*|a_demorar|prolongar)
ainda nao ~ (decisao|decidimos|tomamos)
(teste|avaliacao|desafio|exercicio|questionario|estudo_de_caso) ~ (concluir*|realizar*|fazer*|online|completar*|responder*)
(concluir|realizar|fazer|completar) ~ (teste|avaliacao|desafio|questionario)
(contato|contacto|contatos|contactos|nomes) ~~ (referencias|gestores|chefes)
(passar|indicar|fornecer|enviar) ~ referencias
(pretensao_salarial|aviso_previo|expectativa_salarial)`,
  message: `
(daremos_noticias|entraremos_em_contato|entraremos_em_contacto|informaremos|comunicaremos|avisaremos|retornaremos)
(manter|guardar|conservar|manteremos) ~ (candidatura|curriculo|dados)
(sua|tua|seu) ~ (candidatura|inscricao)`,
  topic: "(candidatura|candidat*|entrevista|processo|selecao|vaga|recrutamento)",
  noise: `
(novas|novos) (vagas|ofertas|empregos|oportunidades)
(vagas|ofertas|empregos) ~ (para_voce|para_si|para_ti|combinam)
(alerta|alertas) de (emprego|vagas|vaga)
(newsletter|boletim|pesquisa_de|nossa_pesquisa|inquerito|questionario_de_satisfacao|senha|palavra_passe|webinar)
opiniao (importa|conta)`,
  advert: "(candidate_se|inscreva_se)",
  bulk: `
(recebe|recebes) (esta_newsletter|este_boletim)
(fora_do_escritorio|de_ferias_ate|ausente_ate|fora_da_empresa)`,
  cold: `
(encontrei|vi|encontramos|achei) ~ (seu|teu) perfil
(procuro|procuramos|recruto|busco) ~ para (um_cliente|cliente|o_meu_cliente|meu_cliente)`,
};
