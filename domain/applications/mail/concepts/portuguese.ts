import type { MailConcepts } from "./mail-concepts";

export const PORTUGUESE_CONCEPTS: MailConcepts = {
  foreign: `
(pedido_de_conta|sua_identidade|socios|presidencia|eleicoes|apartamento|arrendamento|aluguel|inquilino|senhorio|imobiliaria|emprestimo|credito|cartao|seguro|sinistro|creche|escola|orcamento|fornecedor|concurso_publico_de|fatura|encomenda|cupao|cupom|desconto|entrega|pacote|o_dr|a_dra|clinica|dentista|consulta_com|a_sua_consulta|consulta_medica|receita|universidade|matricula|bolsa_de_estudo|subsidio|palestra|congresso|o_quarto|colega_de_casa|coro|contraltos|talhao|horta|treinador|onze_inicial|fisioterap*|tribunal_de|manuscrito|romance|os_donos|ginasio|academia|lugar_de_garagem|notario|escritura|a_vendedora|o_vendedor|preco_pedido|usado|terreno|doar|doacao|dador*|sorteio|bilhetes|cartao_ouro|tesoureir*)`,
  work: "(vaga|vagas|emprego|entrevista|entrevistas|cv|curriculo|curriculum|contratar*|contrata*|contratacoes|contrato_sem_termo|contrato_de_trabalho|recrutamento|rh|recursos_humanos|salario|aviso_previo|estagio|processo_seletivo|selecao|funcao|cargo|experiencia|setor|portfolio)",
  news: `
(seu_filho|sua_filha)
(nao_passei|nao_fiquei|nao_me_escolheram|nao_me_contrataram|fui_rejeitad*|nao_consegui_a_vaga|levei_um_nao)
(pegaram|escolheram|contrataram|ficaram_com) (um|uma|outro|outra|alguem|um_interno)`,
  pitch: `
(apoiar|trabalho_com|colaboro_com|parceria_com|represento|ajudar) ~ (empresa|cliente|startup|multinacional) ~~ (procura|procuram|busca|buscando|contrata*)
(estaria|estarias|esta|voce_estaria|teria|toparia) ~ (aberta|aberto|interessad*|interesse) ~
(envio|mando|envio_lhe|te_mando|posso_enviar) ~ (descricao|detalhes|vaga)
(nova|otima|grande|excelente) oportunidade`,
  alert: `
nesta edicao
gerir [a] (subscricao|assinatura)
(e|mais) mais_\\d+ (vagas|ofertas|empregos)
mais \\d+ (vagas|ofertas|empregos)
\\d+ (novas|outras) (vagas|ofertas|oportunidades)
ver (todas|todos) (as|os) (vagas|ofertas|empregos)
(dos_primeiros|entre_os_primeiros)
(alertas|alerta) de (emprego|vagas)`,
  chosen:
    "(decidiu|decidido|decidimos_avancar|decidimos_seguir|decidimos_prosseguir|decidimos_por|decidimos_escolher|escolhemos|escolhido|escolhida|escolha_recaiu|acabamos_por_escolher|optamos|optou|optado|selecionamos|selecionado|avancar_com|avancamos_com|prosseguir_com|seguir_com|seguimos_com|preferimos|contratamos|recaiu)",
  rival:
    "(outro|outra|outros|outras) (candidat*|candidatura*|pessoa*|perfil|perfis|profissional|profissionais) \n (alguem) [com|que|de|mais] \n (candidato|candidata|candidatos|pessoa|perfil|perfis|profissional) ~ (interno|interna|com_mais|mais_alinhad*|mais_adequad*|mais_proxim*|cujo|cuja)",
  actor: "(pessoa|candidat*|colega|alguem|profissional)",
  favoured: `
(escolhemos|selecionamos) (voce|a_senhora)
(entre|dentre|ao_contrario|diferente) ~ (candidat*|outros)`,
  better: "(melhor|mais_alinhad*|mais_adequad*|mais_proxim*|mais_experiencia)",
  running:
    "(nada_decidido|nossas_favoritas|nossos_favoritos|ainda_nao_ha_decisao|continua_no_processo|continua_na_corrida|ainda_esta_no_processo|continua_em_analise|ainda_no_processo|segue_no_processo|ainda_estamos)",
  granted: "(oferecemos|oferecido|demos|atribuimos)",
  finally: "(no_fim|no_final|por_fim|finalmente|afinal|acabamos_por|acabou_por)",
  joins: "(juntar_se_a_nos|vai_juntar_se|junta_se_a_nos|vai_integrar|integrara|aceitou|vai_assumir|levou_a_melhor|convenceu)",
  addressee: "(oferecer_lhe|convida_la|voce|sua|seu|te|ti|tua|teu|a_senhora|o_senhor|candidatura|inscricao|si|perfil)",
  onward:
    "(selecionad*|avancar|avancara|avancou|prosseguir|prosseguira|seguir|continuar|fase_seguinte|proxima_fase|proxima_etapa|escolhid*|considerad*|aprovad*|adiante|apurad*|bem_sucedida|oferecer_lhe|oferecer_te|convida_la|convidar)",
  refused: "(excluid*|rejeitad*|recusad*|descartad*|nao_selecionad*|reprovad*|indeferid*|eliminad*|nao_aprovad*)",
  post: "(vaga|vagas|posicao|contratacoes|contratacao|processo|cargo|funcao|lugar|oportunidade|recrutamento)",
  stopped:
    "(congelou|congelad*|suspens*|cancelad*|anulad*|preenchid*|paralisad*|em_pausa|extint*|nao_esta_mais|internamente|interrompid*)",
  fill: "(preenchid*|preencher|preenchida|contratar|avancar|abrir)",
  profile: "(perfil|percurso|experiencia|curriculo|cv|formacao|competencias|candidatura|trajetoria)",
  fits: "(alinhad*|alinha|corresponde|adequa|encaixa|atende|enquadra|vai_ao_encontro|satisfaz|o_que_buscamos|o_que_procuramos|suficiente)",
  negation: "(nao|nenhum*|nunca|nem)",
  no: `
(e|foi|sera|desta_vez_e|dessa_vez_e|resposta_e) (um_nao|nao)$
desta vez e nao
dessa vez (nao_deu|e_nao|foi_nao)
(resposta|decisao|retorno) [e|foi] negativ*
nao ~ boas noticias
(mas|nao_tenho_boas|nao_sao_boas) noticias
nao ~ (deu_certo|foi_desta|foi_dessa|sera_possivel_avancar)`,
  offers: "(proposta_de|oferecer|oferecemos|oferecer_lhe|propor_lhe|propor)",
  employment: "(contrato|contrato_sem_termo|vaga|posicao|cargo|funcao|lugar_de|emprego|admissao|contratacao|estagio|clt)",
  hire: `
(quer|querem|queremos|gostariamos|gostaria|decidimos|decidiu) ~ (contrata_la|contrata_lo|contratar_te|contratar_voce|te_contratar|contratar|ter_voce|te_ter|te_la|conta_la)
queremos (voce|te|contratar_te|a_ti)$
confirm* ~ nossa (proposta|oferta)
(vaga|emprego|lugar) e (sua|seu|tua|teu)
(pessoa|candidata|candidato) (escolhida|escolhido|selecionada|selecionado) ~
(escolhemos_voce|voce_foi_escolhida|voce_foi_escolhido|foste_escolhid*|esta_contratad*|voce_e_a_nossa_escolhida)
(bem_vind*) ~ (equipa|equipe|time|bordo)`,
  meet: `
selecionad* para ~ entrevista
(quer|querem|queremos|gostariamos|gostaria|gostavamos|adorariamos|desejamos) ~ (conhecer|conhece_la|conhece_lo|conhecer_te|te_conhecer|falar|conversar|ve_la|ve_lo|ver_te|te_ver|entrevistar|convida_la|convida_lo|convidar|recebe_la)
(solicitamos|pedimos|convidamos|convocamos|agradecemos) ~ (presenca|compareca|comparecer|comparencia|entrevista|apresentar*)
(convocad*|convidad*) ~ (para|a) ~ (entrevista|prova|reuniao|conversa)
(escolha|escolhe|reserve|reserva|selecione|agende|marque) ~~ (horario|momento|hora|data|dia|vaga_na_agenda|melhor) ~
(teria|terias|tem|tens|poderia|poderias|pode|podes|consegue|consegues|voce_tem|estaria) ~~ (meia_hora|tempo|disponib*|livre|disponivel|horario|minutos|agenda) ~~ (chamada|conversa|conversar|falar|entrevista|cafe|videochamada|comigo|connosco|conosco|reuniao|papo|ligacao)
(chamada|conversa|videochamada|entrevista|reuniao|cafe|bate_papo|papo) ~ (comigo|connosco|conosco|com_a_equipa|com_a_equipe|com_o|com_a)
(entrevista|conversa|chamada) (sera|dura|tera|decorrera|acontecera)
(esperamos|aguardamos) ~~ \\d+
(passou|passaste|superou) ~ (primeira|segunda|proxima) (etapa|fase)
(dinamica_de_grupo|dia_de_selecao)
(te_jeito|lhe_jeito|fica_bem|funciona|pode_ser) ~~ (videochamada|chamada|conversa|entrevista|call)
(consegue|consegues|pode|podes|poderia|poderias|voce_pode) ~ (passar|vir|aparecer|dar_um_pulo) ~
(adoraria|gostaria|gostava|queria) ~ (conversar|falar) ~ (com_voce|consigo|contigo) ~
(ve_la|ver_te|te_ver|conhece_la|conhecer) (ao_vivo|pessoalmente|em_pessoa)`,
  planned: "(entrevista|reuniao|conversa|chamada|videochamada)",
  moved:
    "(adiar|adiada|remarcar|reagendar|cancelar|cancelada|antecipar|mudar|alterar|nova_data|novo_horario|outra_data|outro_dia|transferir|desmarcar|manter|em_vez_disso|nao_conseguimos_manter)",
  arrived: `
(cv|curriculo|candidatura|inscricao|perfil) ~~ (chegou|recebid*|registad*|registrad*|a_ser_analisad*|em_analise|sendo_analisad*|deu_entrada|enviad*)
(recebemos|rececao|recepcao|recebido|recebi) ~~ (cv|curriculo|candidatura|inscricao)
(obrigad*|agradecemos|agradeco|valeu) ~~ (candidatar|candidatura|inscricao|se_inscrever|curriculo|cv)
(analisar|analisaremos|avaliar|dou_uma_olhada|rever) ~~ (cv|curriculo|candidatura|perfil)`,
  retained: `
(dados|cv|curriculo) ~ (apagados|conservados|conserva_los|conservar|eliminados|guardar|excluidos)
ainda ~ (interesse|interessad*)`,
};
