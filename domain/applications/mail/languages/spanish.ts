import type { MailPhrases } from "../mail-phrases";

export const SPANISH: MailPhrases = {
  condition: `
(de_no_recibir|sin_respuesta|sin_noticias|transcurrido)
(si|en_caso|siempre_que|cuando|de_no_ser|en_el_supuesto)
(antes_de|antes_que)
(caso_a|caso_o|caso_nao|caso_seja|se_a_sua|se_o_seu|se_for)`,
  harmless: `
si (te|le|tienes|tiene|estas|esta|sigues|sigue|quieres|desea|deseas) ~ (interes*|preguntas|dudas|parece|viene|disponible|conviene)
si (aceptas|acepta|aceptaras)`,
  unless: `
(todavia_no|aun_no|se_han)
no es (un_rechazo|una_negativa)
(amigo|amiga|colega|hermano|hermana) ~ (rechaz*|descart*)
(ofrecerte|ofrecerle) ~ (lunes|martes|miercoles|jueves|viernes|hora|horario|cita)
no (esta|ha_sido|fue) (descartad*|rechazad*)
(el_piso|alquiler|inquilino|apartamento)
(candidatura|solicitud) ~ (sin|incompleta)`,
  negation: "(no|ningun*|nunca|tampoco)",
  rejection: `
(no_has|no_ha|no_haber|no_fue|no_fuiste|no_hayas|no_haya) [sido|resultado|quedado] (seleccionad*|elegid*|escogid*)
(candidatura|solicitud|perfil|postulacion) ~ no ~ (seleccionad*|elegid*|aceptad*|avanz*|continu*|pasad*|prosper*)
(candidatura|solicitud|postulacion) ~ (rechazad*|descartad*|desestimad*)
(decidido|decidimos|optado|hemos_resuelto) ~ no ~ (continuar|seguir|avanzar|proceder|contar)
no (podemos|vamos_a|podremos|continuaremos|seguiremos|avanzaremos|es_posible) ~ (continuar|avanzar|seguir|ofrecerte|ofrecerle|contar) ~ (candidatura|proceso|contigo|usted|puesto|adelante|solicitud)
no (continuaremos|seguiremos|avanzaremos) ~ (candidatura|proceso|contigo|solicitud)
(decidido|optado|elegido|decidimos|optamos) ~ (avanzar|continuar|seguir|proceder|contar|por|a) ~ (otr*|personas_cuya|personas_con|candidatos_cuya|candidatos_con|candidatos_que|perfiles_mas|perfiles_que|perfil_mas)
(hemos|nos_hemos|he|nos|habernos) ~ (elegido|seleccionado|decantado|inclinado|contratado|escogido) ~ (otr*|perfiles_mas|perfil_mas)
(nos_decantamos|nos_inclinamos|elegimos_finalmente|finalmente_elegimos) ~ otr*
(puesto|vacante|posicion|proceso|plaza|busqueda|oferta) ~ (ha|fue|esta|se_ha|han) [ya|sido|finalmente] [sido] (cubiert*|cancelad*|suspendid*|cerrad*|ocupad*|pausad*|anulad*|paralizad*|retirad*)
(perfil|experiencia|formacion) no ~ (ajusta|encaja|corresponde|cumple|coincide|adapta)
(descartar|descartado|desestimado|rechazar) ~ (tu|su) (candidatura|solicitud)
esta vez no (podra|ha_podido|sera|podremos)
(hemos_encontrado|encontramos|hemos_contratado) ~ (alguien|una_persona|un_candidato|una_candidata|un_perfil) ~ (con|mas|que)
(tuya|suya|tu_candidatura|su_candidatura|la_tuya|la_suya) no ~ (elegida|seleccionada|escogida)
no podemos (ofrecerte|ofrecerle|seguir|contar)
(proceso|candidatura) ~ (finaliza|termina|concluye|acaba) aqui
no (invitarte|invitarle|convocarte|convocarle|citarte) ~ entrevista
(congelado|paralizado|paralizadas|congeladas) ~ (contrataciones|contratacion|proceso|vacante)
puesto (sera|es|ha_sido) para (un|una|otr*)
no ~ (invitarte|invitarle|convocarte|convocarle|entrevistarte|entrevistarle)
optado por ~ (perfil|perfiles|candidat*|persona*) ~ (mas|con|otr*)
(convencido|convencio|gustado) ~ (una_candidata|un_candidato|otra|otro)
no (vamos|seguiremos|podemos) ~ (seguir_adelante|continuar|avanzar)`,
  offer: `
(ofrecerte|ofrecerle|te_ofrecemos|le_ofrecemos|proponerte|proponerle) ~ (puesto|vacante|posicion|trabajo|empleo|contrato|plaza)
(adjunt*|envio|enviamos|borrador|encontraras|encontrara) ~ (contrato_de_trabajo|contrato_laboral|carta_oferta|tu_contrato|su_contrato)
(contrato_de_trabajo|carta_oferta) ~ (adjunt*|firm*)
(puesto|trabajo|plaza) es (tuyo|suyo|tuya|suya)
(hemos_decidido|decidimos) ~ (contratarte|contratarle|incorporarte|incorporarle)
(has_sido|ha_sido) (seleccionad*|elegid*) para (el_puesto|la_vacante|la_posicion|incorpor*)
bienvenid* (al_equipo|a_bordo)
(aceptas|acepta|aceptar) (nuestra|la|esta) (oferta|propuesta)
(queremos|encantaria|gustaria) que te (unas|incorpores|sumes)
(queremos|encantaria|gustaria) que (se_una|se_incorpore|formes_parte|forme_parte)
confirm* ~ (tu|su) (incorporacion|contratacion)
(queremos|hemos_decidido) ~ (contratarte|contratarle)
(primera_opcion|primera_eleccion)
(tenerte|tenerle|contar_contigo) en (el|nuestro) equipo
(queremos|vamos_a|decidido) contratarte`,
  interview: `
(invitarte|invitarle|invitamos|convocarte|convocarle|convocatoria|invitacion|citarte|citarle) ~ (entrevista|reunion|conversacion|llamada|charla|videollamada)
(encantaria|gustaria|queremos|quisieramos|querriamos|quiero) ~ (conocerte|conocerle|entrevistarte|entrevistarle|hablar_contigo|hablar_con_usted|charlar)
(agendar|programar|concertar|fijar|coordinar|organizar) ~ (entrevista|llamada|reunion|charla)
(confirm*|recordatorio) ~ (entrevista|cita)
(disponible|disponibilidad|vendria_bien|viene_bien|puedes|podrias|podria) ~~ (entrevista|videollamada|llamada|hablar|conversar|charlar|reunion)
(propongo|proponemos|proponerte|proponerle) ~ (entrevista|llamada|reunion|videollamada)
(pasado|pasas|pasa|superado) ~ (siguiente|proxima|segunda|primera|final) (fase|ronda|etapa)
confirm* ~ (tu|su|la|nuestra) (entrevista|cita)`,
  meeting: "(entrevista|reunion|llamada|cita|videollamada|charla|conversacion)",
  moving:
    "(aplaz*|pospon*|reprogram*|cancelar|cancelada|cancelamos|mover|cambiar|adelantar|nueva_fecha|nuevo_horario|otra_fecha|retrasar|trasladar|suspender|hora_antes|hora_mas_tarde|hora_despues)",
  slot: `
(iria|viene|vendria|va) bien [el] (lunes|martes|miercoles|jueves|viernes)
(hara|realizara) ~ entrevista
(pasarte|pasarse|venir|acercarte) ~ (oficina|oficinas) ~~ (hablar|charlar|conversar)
entrevista ~ (hora|minutos) (mas_tarde|antes|despues)`,
  applied: `
(recibido|recepcion|recibimos|registrado) ~ (candidatura|solicitud|curriculum|cv|postulacion|inscripcion)
(candidatura|solicitud|curriculum|postulacion|inscripcion) ~ (recibid*|registrad*|enviad*|en_nuestras_manos|llegado)
(gracias|agradecemos) ~ (postular*|solicitud|candidatura|inscribirte|inscribirse)
la hemos recibido
(tenemos|tengo) [ya] (tu|su) (candidatura|solicitud|curriculum)`,
  task: `
(necesitamos|envie|envies|enviar|enviarnos|aportar|remitir|falta|faltan|facilitar) ~~ (titulo|copia|certificado*|documento*|documentacion|referencias|diploma|justificante)
(alarg*|demor*|retras*|tardando|llevando_mas|mas_tiempo|mas_de_lo_previsto)
(todavia_no|aun_no) ~ (decision|decidido|tomado)
(prueba_tecnica|prueba|test|evaluacion|ejercicio|cuestionario|caso_practico) ~ (completar*|realizar*|hacer*|linea|online)
(completar|realizar|hacer) ~ (prueba|test|evaluacion|cuestionario|caso_practico)
(contacto|datos|nombres) ~~ (referencias|responsables|jefes)
(facilitar*|dar*|enviar*|pedir) ~ referencias
(expectativas_salariales|expectativa_salarial|preaviso|pretension_salarial)`,
  message: `
(contactaremos|pondremos_en_contacto|diremos|comunicaremos|informaremos|avisaremos)
(conservar|guardar|mantener) ~ (candidatura|curriculum|datos|cv)
(tu|su) ~ (candidatura|solicitud|postulacion)`,
  topic: "(candidatura|solicitud|entrevista|proceso|seleccion|candidat*|puesto|vacante)",
  noise: `
(nuevas|nuevos) (ofertas|empleos|vacantes|trabajos)
(ofertas|empleos|vacantes) ~ (para_ti|para_usted|encajan)
(alerta|alertas) de (empleo|trabajo)
(boletin|newsletter|encuesta|contrasena|webinar)
opinion (importa|cuenta)`,
  advert: "(inscribete|postulate|aplica_ya)",
  bulk: `
(recibes|recibe) (este_boletin|esta_newsletter)
(fuera_de_la_oficina|de_vacaciones_hasta|ausente_hasta|fuera_de_oficina)`,
  cold: `
(visto|vi|encontrado|encontre|descubierto) ~ (tu|su) perfil
(busco|buscamos|seleccionamos) ~ para (un_cliente|uno_de_mis_clientes|mi_cliente|nuestro_cliente)`,
};
