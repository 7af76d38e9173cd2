/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: corazón cardíaco infarto arritmia palpitaciones
kidney: riñón riñones renal diálisis
liver: hígado hepático hepatitis
stomach: estómago barriga vientre abdomen abdominal tripa
brain: cerebro cabeza ictus epilepsia convulsión
bone: hueso huesos fractura articulación artrosis
lungs: pulmón pulmones pulmonar neumonía pecho
sugar: azúcar diabetes diabético insulina glucosa
tired: cansado cansancio fatiga somnolencia
sleep: sueño dormir insomnio
infection: infección antibiótico antibióticos bacteria virus contagioso
fasting: en_ayunas ayuno estómago_vacío
gamble: apostar apuesta apuestas juego_de_azar casino lotería
currency: divisa divisas moneda_extranjera tipo_de_cambio
adult: adulto adultos mayor_de_edad mayores
musician: grupo músicos concierto orquesta banda
couple: pareja matrimonio ambos cónyuges
subcontractor: subcontratista subcontrata subcontratar subencargado
suspect: sospecha sospechoso acusado investigación
volunteer: voluntario voluntarios voluntariado altruista
reception: cobertura señal red
material: plástico pvc madera metal acero aluminio hormigón ladrillo
tree: árbol árboles seto talar tala poda
shares: acción acciones recompra
waive: condonar condonación perdonar renunciar exonerar
postpone: aplazar aplazamiento posponer cambiar_la_fecha otra_fecha retrasar
cheapest: más_barato más_barata más_económica menor_precio
prevail: prevalece prevalecerá prima_sobre contradicción discrepancia
authority: autoridad administración ministerio gobierno ayuntamiento organismo
translate: traducir traducción traductor intérprete
reply: responder respuesta contestar contestación contesto
fair: fiesta feria celebración festejo
opinion: opinión opiniones alegación alegaciones comentario comentarios observaciones dar_mi_opinión
`
