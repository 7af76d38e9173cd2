export const moreConcepts = `
swelling: hinchazón hinchado inflamación
breathing: respirar respiración ahogo asma
blood: sangre sangrado hemorragia
skin: piel erupción picor sarpullido
teeth: diente dientes dentista muela
eyes: ojo ojos gafas vista
symptom: síntoma síntomas mareo desmayo
prescription: receta recetado prescrito
swallow: tragar masticar
divide: partir dividir mitad triturar
birth: nacimiento parto maternidad paternidad
outsider: tercero terceros extraño desconocido otra_persona
breach: hackeo hacker piratas filtración brecha
roof: tejado techo tejas chimenea
wall: pared paredes muro
damp: humedad moho
crack: grieta grietas
fireplace: chimenea estufa
appliance: nevera frigorífico lavadora horno lavavajillas electrodoméstico electrodomésticos
air_conditioning: aire_acondicionado climatización
laundry: ropa lavar colada
drill: taladrar agujero agujeros clavos tornillo
barbecue: barbacoa parrilla
pests: plaga plagas ratones ratas cucarachas
deduct: descontar deducir retener retención restar
overpaid: cobro_indebido pagado_de_más
savings: ahorros ahorro
benefit: prestación subsidio ayuda
card: tarjeta tarjetas
withdrawal: cajero retirar_dinero retirada
abroad: extranjero internacional
card_points: puntos
subscription: suscripción abono cuota
offer: oferta presupuesto propuesta
together: juntos conjunto común solidariamente
spouse: cónyuge esposo esposa marido mujer
separation: divorcio separación
own: propiedad dueño pertenece
promise: garantizado garantía promesa seguro
lie: mentira falso falsa
dispute: conflicto litigio mediación arbitraje
insolvent: quiebra concurso insolvencia
takeover: fusión adquisición
force_majeure: fuerza_mayor huelga
seize: embargo embargar
side_job: otro_trabajo segundo_trabajo pluriempleo
union: sindicato convenio comité
relocate: traslado otra_ciudad trasladar
reference: referencia referencias
criminal_record: antecedentes_penales
visa: visado permiso_de_residencia
help: ayuda ayudar asistencia
quick: rápido rápidamente inmediatamente enseguida
early: antes temprano anticipado anticipada pronto antelación
weather: tiempo lluvia nieve
summer: verano junio julio agosto
winter: invierno diciembre enero febrero
spring: primavera marzo abril
autumn: otoño septiembre octubre noviembre
christmas: navidad nochebuena
diet: dieta vegetariano vegano
disability: discapacidad silla_de_ruedas
ship: barco ferry
taxi: taxi
seat: asiento plaza
website: web página portal sede_electrónica
export: descargar exportar copia
private_use: uso_privado uso_personal particular
repeat: repetir otra_vez recuperación
late_entry: rezagados
receipt: recibo ticket justificante recibos factura facturas justificantes
used: segunda_mano usado
smell: olor olores huele olor_a_gas
hardship: dificultades apuros
majority: mayoría unanimidad quórum
donor: donativo colecta
`
