import type { MailConcepts } from "./mail-concepts";

export const SPANISH_CONCEPTS: MailConcepts = {
  foreign: `
(solicitud_de_cuenta|tu_identidad|su_identidad|socios|presidencia|elecciones|piso|alquiler|inquilino|casero|apartamento|hipoteca|prestamo|credito|tarjeta|seguro|siniestro|visado|presupuesto|proveedor|licitacion|factura|cupon|descuento|guarderia|escuela_infantil|colegio|paquete|el_dr|la_dra|clinica|dentista|receta|universidad|matricula|beca|subvencion|ponencia|congreso|afiliacion|la_habitacion|companera_de_piso|coro|contraltos|parcela|huerto|entrenador|once_titular|fisio*|juzgado|manuscrito|novela|los_duenos|gimnasio|plaza_de_garaje|fianza|notaria|arras|la_vendedora|el_vendedor|precio_pedido|segunda_mano|finca|donar|donacion|donante*|sorteo|entradas|tarjeta_oro|tesorer*)`,
  work: "(puesto|empleo|vacante|vacantes|entrevista|entrevistas|cv|curriculum|contratar*|contratacion*|contrato_indefinido|contrato_de_trabajo|recursos_humanos|rrhh|salario|preaviso|plantilla|proceso_de_seleccion|practicas|reclut*|perfil_profesional|trabajo|experiencia|sector|portfolio)",
  news: `
su hij*
no me (han|dieron|cogieron|eligieron|seleccionaron) ~
(se_lo_han_dado|se_lo_dieron|han_cogido|cogieron|eligieron|han_elegido) a (uno|una|otro|otra|alguien)
me han (rechazado|descartado|dicho_que_no)`,
  pitch: `
(colaboro|trabajo|colaboramos|trabajamos) con ~ (empresa|cliente|startup|compania|multinacional) ~~ (busca|buscan|seleccion*)
(estarias|estaria|estas|esta) ~ (abierta|abierto|interesad*) ~
(te|le) (mando|envio|paso|mandare|enviare) ~ (descripcion|oferta|detalles|info)
(nueva|gran|interesante) oportunidad`,
  alert: `
en este numero
gestionar [la] suscripcion
(y|mas) \\d+ (empleos|ofertas|vacantes) mas
\\d+ (empleos|ofertas|vacantes) (mas|nuevas|nuevos)
ver (todos|todas) (los|las) (empleos|ofertas|vacantes)
(de_los_primeros|entre_los_primeros)
(alertas|alerta) de empleo`,
  chosen:
    "(decidido|elegido|seleccionado|optado|decantado|escogido|contratado|continuar_con|seguir_con|seguimos_con|seguimos_adelante|avanzar_con|avanzamos_con|preferido|apostado|incorporado)",
  rival:
    "(otro|otra|otros|otras) (candidato*|candidata*|candidatura*|persona*|perfil*|aspirante*) \n (alguien) [mas|con|que|de] \n (candidato|candidata|candidatos|persona|perfil|perfiles) ~ (interno|interna|con_mas|mas_ajustado*|mas_afin|mas_cercano*|cuyo*|cuya*) \n (un|una) interno",
  actor: "(persona|candidat*|companer*|alguien|colega)",
  favoured: `
(te|la|le) hemos ~ (elegido|seleccionado)
(entre|frente_a|a_diferencia|de_entre) ~ (candidat*|aspirantes|otros)`,
  better: "(mejor|mas_ajustad*|se_ajustaban_mas|mas_a_los|mas_afin*|mas_experiencia|se_adapta*_mas|se_ajusta*_mas)",
  running:
    "(nada_decidido|aun_no_hay_decision|nuestras_favoritas|nuestros_favoritos|estamos_entrevistando|sigues_en|sigue_en|continuas_en|seguimos_revisando|seguimos_estudiando|todavia_estamos|aun_estamos|todavia_en_el_proceso|aun_en_el_proceso|seguimos_entrevistando|seguimos_valorando)",
  granted: "(ofrecido|dado|ofrecimos|asignado)",
  finally: "(al_final|finalmente|en_ultima_instancia|por_ultimo|a_la_postre)",
  joins: "(incorpora|incorporara|se_une_al_equipo|acepto|ha_aceptado|ocupara|convencio)",
  addressee: "(ofrecerte|ofrecerle|invitarte|invitarle|entrevistarte|tu|tus|te|ti|usted|su|sus|le|candidatura|solicitud|perfil)",
  onward:
    "(continuar*|continuara|continuas|seguir|seguira|avanzar|avanzado|seleccionad*|elegid*|siguiente_fase|proxima_fase|considerad*|adelante|pasar|superado|superad*|apta|apto|contar_contigo|contar_con|ofrecerte|ofrecerle|invitarte|invitarle|entrevistarte)",
  refused: "(descartad*|rechazad*|desestimad*|excluid*|no_seleccionad*|denegad*|no_apta|no_apto)",
  post: "(puesto|vacante|contrataciones|contratacion|plaza|proceso|oferta|posicion|seleccion)",
  stopped:
    "(congelad*|congelado|suspendid*|cancelad*|anulad*|cubiert*|paralizad*|detenid*|en_pausa|eliminad*|desiert*|ya_no_esta|retirad*|internamente)",
  fill: "(cubrir|cubrira|cubriremos|cubierta|cubierto|contratar|contrataremos|seguir_adelante)",
  profile: "(perfil|trayectoria|experiencia|cv|curriculum|formacion|conocimientos|candidatura)",
  fits: "(encaja|encajas|encajan|ajusta|ajustan|corresponde|cumple|cumples|adecua|responde|lo_que_busca*|alinead*|suficiente)",
  negation: "(no|ningun*|nunca|tampoco)",
  no: `
(es|ha_sido|sera|esta_vez_es|dicho) (que_no|un_no|no_esta_vez)
(respuesta|decision) [es|ha_sido] negativa
no (apta|apto)
(resultado|estado) ~ (descartad*|rechazad*|no_seleccionad*)
(malas|no_son_buenas|no_tengo_buenas|no_traigo_buenas) noticias
no ~ (traigo|tengo) buenas noticias
no ~ (ha_podido_ser|pudo_ser|va_a_poder_ser|ha_salido)`,
  offers: "(ofrecer*|ofrecemos|proponer*|propuesta_de|oferta_formal|oferta_en_firme)",
  employment: "(contrato|contrato_indefinido|puesto|empleo|plaza|practicas|contratacion|como_ingenier*|vacante)",
  hire: `
(quiere|quieren|queremos|quisieramos|gustaria|decidido|encantaria) ~ (contratarte|contratarla|contratarlo|incorporarte|incorporarla|ficharte|tenerte|contar_contigo)
te queremos (a_ti|en_el_equipo|con_nosotros) ~
(puesto|trabajo|plaza) es (tuyo|tuya|suyo|suya)
confirm* ~ nuestra (oferta|propuesta)
(hemos_decidido|decidimos) ~ (contratarte|contratarla|ofrecerte|ofrecerle)
(persona|candidata|candidato) (elegida|elegido|seleccionada|seleccionado) ~
(te_hemos_elegido|la_hemos_elegido|has_sido_elegida|has_sido_elegido|eres_la_elegida|estas_dentro|estas_contratad*)
(bienvenid*) ~ (equipo|bordo)`,
  meet: `
seleccionad* para ~ entrevista
(quiere|quieren|queremos|gustaria|encantaria|deseamos|nos_gustaria) ~ (conocerte|conocerla|conocerle|hablar|verte|verla|charlar|entrevistarte|entrevistarla|citarte|citarla|convocarte|convocarla|invitarte|invitarla)
(rogamos|pedimos|solicitamos|convocamos|citamos|invitamos) ~ (presente|presentarse|acuda|acudir|asista|asistir|entrevista|venir)
(convocad*|citad*|invitad*) ~ (a|para) ~ (entrevista|prueba|reunion|tribunal)
(elige|elija|escoge|escoja|reserva|reserve|selecciona) ~~ (hueco|momento|horario|hora|fecha|franja|dia) ~
(tendrias|tendria|tienes|tiene|podrias|podria|puedes|puede|estarias|estas|te_viene|le_viene|te_vendria|le_vendria) ~~ (hueco|rato|disponib*|libre|bien|media_hora|tiempo) ~~ (llamada|charla|hablar|entrevista|cafe|videollamada|conmigo|nosotros|reunion|conversacion)
(llamada|charla|videollamada|entrevista|reunion|cafe) ~ (conmigo|con_nosotros|con_el_equipo|con_la|con_el|con_mi)
(entrevista|charla|llamada) (sera|dura|durara|tendra_lugar)
(te|le|la) esperamos ~~ \\d+
(superado|pasado) ~ (primera|segunda|siguiente) (fase|ronda|etapa)
(dinamica_de_grupo|jornada_de_seleccion)
(te_viene|le_viene|te_va|te_cuadra) bien ~~ (\\d+|lunes|martes|miercoles|jueves|viernes)
(puedes|podrias|puede|podria) ~ (venirte|venir|acercarte|pasarte|pasar|acercarse) ~
(verte|verla|conocerte|conocerla) en persona
(comentarlo|hablarlo|hablar|charlar|comentar) ~ contigo ~`,
  planned: "(entrevista|reunion|llamada|videollamada|charla|conversacion|nuestra_cita)",
  moved:
    "(aplaz*|pospon*|reprogram*|cancelar|cancelada|cancelamos|mover|cambiar|adelantar|nueva_fecha|nuevo_horario|otra_fecha|otro_dia|retrasar|trasladar|suspender|mantener|en_su_lugar|anular|no_podemos_mantener)",
  arrived: `
(cv|curriculum|solicitud|candidatura) ~~ (llegado|recibido|recibida|en_manos|registrad*|llego|enviado|enviada)
(llegado|recibido|recibimos|recibo) ~~ (cv|curriculum|solicitud|candidatura|postulacion)
(acusamos|acuso|acuse) [de] recibo
(gracias|agradecemos|agradezco) ~~ (postul*|candidatura|solicitud|inscri*|presentar*|interes_en_la_vacante|enviar*)
(revisar*|revisando|valorar*|estudiar*|echo_un_ojo|estudiando) ~~ (cv|curriculum|solicitud|candidatura|perfil)`,
  retained: `
(datos|cv|curriculum|informacion) ~ (borraran|eliminaran|conservarlos|conservar|conservaremos|guardar|guardaremos|eliminados|suprimidos)
(sigue|sigues) ~ (interes*)`,
};
