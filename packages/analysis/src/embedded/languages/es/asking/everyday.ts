/** Everyday questions in Spanish, written as the English ones are. */
export const everyday = `
leave_days: vacaciones días_libres / cuántos cuántas tengo derecho corresponden > vacaciones días_de_vacaciones / días naturales laborables hábiles
public_holidays: festivo festivos navidad > festivo festivos
pay: sueldo salario gano cobro nómina > sueldo salario retribución bruto remuneración
pay_day: cuándo qué_día / cobro sueldo pagan nómina | cuándo / sueldo nómina paga dinero / ingresan cobro pagan llega > salario sueldo nómina / mes transferencia último abona | nómina salario retribución / transfiere mes abona
working_hours: horas horario jornada / semana trabajo trabajar cuántas qué > jornada horas_semanales horas_a_la_semana horario turno turnos
overtime: horas_extra horas_extraordinarias > horas_extra horas_extraordinarias
start_day: cuándo qué_día / empieza comienza inicio entrar primer_día mudarme empiezo | cuándo cuando / empiezo empezar entra_en_vigor | cuándo / empieza comienza entra_en_vigor inicia | cuándo / empiezan empieza comienzan obra / obra obras trabajos empiezan > inicio comienza comienzo entrada_en_vigor incorporación a_partir_del surtirá_efecto entrega_de_llaves fecha_de_inicio desde_el a_partir_del | comienza entra_en_vigor inicio a_partir_del desde_el | darán_comienzo comienzo inicio comenzarán iniciarán empezarán
end_day: cuándo hasta_cuándo / termina acaba vence finaliza caduca | cuándo cuando hasta_cuándo / acaba termina vale válido | cuándo / acaba termina finaliza vence / contrato póliza suscripción seguro > finaliza caduca fecha_de_fin fecha_de_finalización fecha_de_vencimiento vencimiento válido_hasta válida_hasta vigente_hasta vence | termina concluye acaba finaliza extingue extinguirá expira vence / # | hasta_el_# hasta_el_día | duración plazo_de_duración vigencia / # meses año años | vence vencimiento finaliza
length: cuánto_tiempo cuánto_dura qué_plazo / contrato dura alquiler atado | sigo estoy / atado vinculado permanencia obligado / contrato suscripción todavía > duración plazo vigencia por_un_período años meses | permanencia contrato_dura vigente_hasta
probation: período_de_prueba periodo_de_prueba prueba > período_de_prueba periodo_de_prueba prueba
notice: preaviso | irme dejar marcharme / antelación tiempo avisar plazo > preaviso antelación
leave_early: antes_de_tiempo antes_del_fin anticipadamente antes_de_que / irme dejar rescindir marcharme romper contrato | antes a_mitad / irme irnos salir dejar marcharme terminar | salir_antes irme_antes irnos_antes dejarlo_antes cancelar_antes > desistimiento desistir anticipada resolución_anticipada rescindir penalización
sick: enfermo enferma baja enfermedad | si / vomitado vomita fiebre > enfermedad baja incapacidad_temporal parte_médico | enfermo enferma enfermos vómitos fiebre
pension: jubilación pensión > pensión jubilación plan_de_pensiones
remote_work: teletrabajo desde_casa teletrabajar > teletrabajo distancia
workplace: dónde / trabajo trabajar trabajaré > lugar_de_trabajo centro_de_trabajo
rival: competencia competidor rival > competencia no_competencia competidor
other_job: otro_trabajo segundo_empleo | otro otra segundo / curro trabajo empleo chamba > otra_actividad exclusividad pluriempleo | otra_actividad pluriempleo otro_empleo compatibilidad
bonus: bonus paga_extra prima incentivo pagas_extra > bonus pagas_extraordinarias incentivo prima pagas
expenses: gastos dietas kilometraje / reembolsan pagan quién > gastos dietas kilometraje reembolso
rent: alquiler renta / cuánto mensual > renta alquiler mensual mensualidad
rent_due: alquiler renta / cuándo día fecha > renta alquiler / primeros mes pagará adelantado
late_payment: tarde retraso fuera_de_plazo / pago pagar alquiler factura cuota | tarde retraso / pago pagar > retraso intereses_de_demora recargo mora impago | recargo demora intereses_de_demora impago retraso falta_de_pago mora
deposit: fianza depósito / cuánto > fianza depósito
deposit_back: fianza depósito / devuelven recupero devolver pierdo | cuándo / devuelven devolver recupero / fianza depósito señal > fianza / devolverá devolución restitución devuelta | depósito fianza / restituirá devolverá restitución devolución
pets: perro gato mascota mascotas animal animales > mascota mascotas animal animales perro
smoking: fumar cigarrillo > fumar prohibido_fumar tabaco
sublet: subarrendar airbnb alquilar_a turistas realquilar > subarriendo subarrendar ceder cesión
guests: invitados visitas amigos novia / quedarse dormir pueden | traer llevar invitar / amigo amiga invitado alguien > visitas invitados huéspedes | invitado visitas amigo acompañante
repairs: reparación reparaciones arreglar avería roto rota / quién paga aviso > reparaciones reparación conservación mantenimiento averías
utilities: luz agua gas gastos comunidad internet / incluido incluida incluidos paga > suministros luz agua gas comunidad gastos
raise: subir sube subida aumentar más_caro / alquiler precio cuota renta | cuánto / suben sube subida me_suben aumenta aumento | cuánto_más / pago pagar cuesta ahora > actualización actualizará ipc incremento subida revisión | modificar modificación modificará variar / precio precios cuota cuotas tarifa tarifas renta | pasa_de / a
handing_back: irme marcho dejo entregar / pintar limpiar estado dejar > estado devolver entregar limpio pintar desalojar
renewal: renueva automáticamente nada prorroga / contrato póliza año termina | se_renueva renueva / solo automáticamente | evitar impedir parar / renovación prórroga renueve | qué_pasa qué_ocurre qué_sucede / al_final al_terminar cuando_termine cuando_acabe al_vencimiento > prórroga prorrogará renovación renovará tácita automáticamente se_renovará renovable | prórroga tácita reconducción se_renueva se_prorroga
entry: casero propietario arrendador / entrar visitar llaves > acceso visitar visita entrar
parking: aparcar aparcamiento garaje plaza > aparcamiento garaje aparcar plaza
alterations: obras taladrar pintar agujeros / puedo permiso > obras modificaciones consentimiento reformas
quiet: ruido silencio música > ruido ruidos descanso música silencio
keys: llave llaves > llave llaves cerradura
abroad: extranjero francia portugal italia europa / cubre válido viajar conducir > extranjero territorial europa países mundo ámbito
valuables: móvil bicicleta joyas portátil / cubierto asegurado robado > joyas objetos_de_valor móviles aparatos
excess: franquicia de_mi_bolsillo > franquicia
claim: siniestro accidente robo daño / comunicar plazo avisar declarar dar_parte > siniestro / comunicar días plazo comunicación parte
premium: prima seguro / cuánto cuesta > prima
limit: máximo límite como_mucho / paga cubre seguro indemniza > máximo límite hasta suma_asegurada capital
not_covered: no_cubre excluido excluidos no_incluye > excluidos exclusiones excluido no_cubre no_incluye
change_of_mind: arrepiento desistir cambiar_de_opinión echarme_atrás | me_arrepiento arrepentirme cambio_de_opinión cambiar_de_opinión desistir echarme_atrás | echarme echarse volverme arrepentirme desdecirme / atrás firmar > desistimiento desistir | desistimiento desistir arrepentimiento | desistir desistimiento catorce_días
empty_home: vacía deshabitada > deshabitada desocupada
dose: cuántos cuántas cuánto cuándo / tomar comprimidos pastillas cápsulas gotas | cuántas cuántos cuánto cada_cuánto / pastillas comprimidos cápsulas gotas medicamento / tomo tomar tomarme > dosis comprimido al_día posología mg | cápsula comprimido tome
missed_dose: olvido olvidado olvidé > olvidó olvido dosis_doble
overdose: demasiado demasiadas sobredosis > sobredosis más_de_lo ingestión
pregnancy: embarazada embarazo pecho lactancia > embarazo embarazada lactancia
alcohol: alcohol vino cerveza > alcohol
driving: conducir volante | coger conducir llevar / coche moto puedo | volante coche / llevar coger ponerse conducir puedo cuándo > conducción conducir máquinas | conducir vehículos
other_medicines: otros_medicamentos ibuprofeno paracetamol aspirina junto > otros_medicamentos interacciones ibuprofeno aspirina
age: edad niño niños menor menores / puede pueden desde qué | qué_edad mi_hijo mi_hija > años edad niños menores mayores
stopping: dejar_de_tomar interrumpir suspender > interrumpir suspender interrupción
storage: conservar guardar nevera > conservar conservación nevera temperatura
appeal_time: recurrir recurso reclamar apelar impugnar alegaciones / plazo tiempo cuándo cuánto | recurrir reclamar impugnar alegaciones recurso / plazo tiempo cuándo cuánto hasta | recurrir impugnar reclamar / hasta_cuándo cuándo plazo tiempo > recurso apelación reclamación alegaciones / plazo días mes | recurso reclamación alegaciones impugnar / plazo días mes meses | impugnarse impugnar recurrir recurso / meses días año plazo
appeal: recurrir recurso apelar impugnar no_estoy_de_acuerdo | no_estoy_de_acuerdo injusto quejarme oponerme protestar demandar | recurrir impugnar oponerme reclamar / votado puede puedo se_puede cómo > recurso apelación reclamación alzada reposición alegaciones tribunal arbitraje | impugnarse recurso reclamación impugnar impugnación
outcome: ganó ganado perdió sentencia fallo > estimo desestimo estima desestima condeno condena fallo
award: indemnización condenado / cuánto cantidad > condeno indemnización cantidad
court_costs: costas > costas
decider: quién / decide decidió juez > magistrado juez jurado comisión órgano
ignoring: no_hago_nada no_contesto no_respondo ignoro no_hacemos | si / no_hago_nada no_hago no_contesto no_respondo no_recurro | si / no_hago nada ignoro no_respondo no_contesto | ignorar > en_caso_contrario de_lo_contrario si_no transcurrido falta_de apremio de_no_hacerlo sin_haber transcurridos | no_hace_nada de_no en_caso_contrario si_no no_contesta sin_respuesta no_responde
reply_by: contestar responder firmar inscribirse aceptar / cuándo fecha plazo > respuesta aceptación firmada inscripción / antes hasta plazo
total: total en_total / cuánto suma | cuánto cuanto / todo en_total debo deber vale cuesta sale costar | cuánto / tengo_que_pagar hay_que_pagar debo pago pagar > total importe_total suma total_a_pagar importe_a_pagar cantidad_a_pagar total_factura saldo importe_pendiente a_ingresar
payment_due: cuándo fecha plazo / pagar pago factura cuota | cuándo cuando fecha plazo / pagar abonar ingresar | cuándo / me_pagan cobro cobraré mi_dinero mi_factura | cuándo cuando fecha / cobran cobro cargo domiciliado cargan pago pagar | hasta_cuándo cuánto_tiempo / tengo pagar plazo abonar > vencimiento pago abonar / antes plazo días hasta | antes_del hasta_el vencimiento plazo | fecha_de_vencimiento fecha_límite fecha_de_cargo fecha_de_cobro fecha_de_pago pagar_antes páguese_antes vence vencimiento plazo_de_pago se_cargará cargo_en_cuenta domiciliación / # | abonarse deberá_abonarse a_más_tardar antes_del plazo_de_pago ~ ya_pagado ha_pagado fue_pagado pago_recibido gracias_por_su_pago pagado_el rehabilita rehabilitación rehabilitará solicitud_debe
payment_way: cómo cuenta / pagar pago transferencia | tarjeta efectivo cheque transferencia online bizum / pagar pago / puedo puede se podemos > transferencia iban domiciliación cuenta_bancaria número_de_cuenta la_cuenta | tarjeta efectivo cheque bizum
cash: efectivo tarjeta cheque billetes | efectivo metálico tarjeta cheque / pagar pago > efectivo tarjeta cheque transferencia | efectivo metálico tarjeta transferencia
early_discount: pronto enseguida anticipado / pago descuento ahorro | descuento rebaja dto / pago pagar todo junto vez golpe hay > descuento pronto_pago reducción bonificación | descuento bonificación rebaja
tax: iva impuesto > iva
chair: quién / presidió preside > presidente presidenta presidió
absent: quién / faltó ausente excusó > ausentes excusa excusaron ausente
next_meeting: próxima próximo / reunión junta cita | cuándo qué_hora qué_día / reunión junta asamblea sesión > próxima_reunión próxima_junta próxima_cita | se_celebrará tendrá_lugar / reunión junta asamblea sesión
vote: votó votos contra abstuvo > votos contra abstenciones unanimidad mayoría
cancel: cancelar baja anular darme_de_baja / cómo puedo cuándo | puedo cómo / dejarlo irme salir darme_de_baja | puedo puede cómo / cancelar darme_de_baja salir anular dejarlo | cómo puedo cuándo / cancelar salir dar_de_baja darme_de_baja irme dejar rescindir desistir | cómo / baja doy_de_baja darme_de_baja salir dejarlo > baja cancelación cancelar anulación rescisión preaviso cancelarse resolver desistimiento | desistimiento desistir dar_por_terminado rescindir baja preaviso cancelar resolver_el_contrato | cancelación baja_se solicitará desistimiento
cancel_cost: cancelo cancelar anular anulo no_me_presento / cuesta pagar penalización | no_voy no_me_presento falto / cita reserva clase > cancelación anulación anula / % gastos penalización | no_se_anulen cobran antelación anulación
refund: devuelven_el_dinero reembolso devolución_del | devuelven_el_dinero recuperar_el_dinero reembolsan me_devuelven > reembolso devolución devolverá abonará
data: datos / guardan comparten tiempo quién > datos / conservarán terceros comunicarán
warranty: garantía | y_si qué_pasa / estropea rompe falla avería averia / luego después estropea rompe > garantía | garantía
liability: responsable responsabilidad responde > responsable responsabilidad
law: qué_ley tribunal juzgado / aplica competente qué > juzgados legislación ley_española fuero
delivery: cuándo plazo / entrega entregan llega > entrega plazo_de_entrega
send_back: devolver cambiar / producto artículo puedo | devolver cambiar / gusta lo esto > devolución cambio | devoluciones devolución
weight: pesa peso > peso kg
interest: interés tipo intereses > interés tae tin tipo
instalment: cuota mensualidad / préstamo cuánto mes | cuánto / pago pagamos cuesta sale / mes mensual mensualmente | cuánto / mensualidad recibo_mensual > mensualidad cuota_mensual cuotas_mensuales recibo_mensual renta_mensual pago_mensual | cuota cuotas renta alquiler recibo anticipo abono / mes mensual mensuales mensualmente mensualidades
repay_early: anticipadamente antes amortizar / préstamo devolver > amortización_anticipada reembolso_anticipado anticipada
missed_payment: no_puedo_pagar impago devuelto / recibo cuota pago | no_tengo_dinero no_puedo_permitirme no_llego sin_dinero | si / no_pago no_pagamos no_pagar pago_tarde no_puedo_pagar | no_pago no_pagar no_pagamos dejo_de_pagar | si / dejo_de_pagar no_puedo_pagar no_abono me_retraso | si qué / recibo domiciliación / devuelven devuelto falla > impago impagos impagado impagados morosidad intereses_de_demora vía_de_apremio apremio embargo desahucio recibo_devuelto aplazamiento fraccionamiento plan_de_pagos monitorio | falta_de_pago de_no_pagar si_no_paga no_se_paga no_paga deja_de_pagar no_pague no_abone sin_pagar | demora retraso recargo / pago pagar recibo recibos cuota renta mensualidad factura deuda importe | transcurrido pasado vencido / plazo / recargo apremio intereses reducción
guarantor: avalista avala fiador > avalista fiador aval
executor: albacea > albacea
heir: hereda heredero lega > lego heredero heredera legado
guardian: tutor > tutor tutela
contact: quién qué_número dónde / llamo llamar contactar escribir preguntar | quién a_quién cómo / aviso avisar hablar preguntar localizar | a_quién / llamo llamar pregunto | teléfono número / llamar llamo atención consultas contacto | a_quién_llamo con_quién_hablo | quién / lleva tramita gestiona / expediente caso asunto | quién a_quién / llamo pregunto contacto / dudas duda preguntas problema tengo si > teléfono contacto correo tel urgencias llame atención_al_cliente llamar consultas línea información | tramitador expediente_tramitado atendido_por | atenderá atiende información
emergency: urgencia emergencia noche | fuga escape olor huele / gas > urgencias emergencia 112 | fuga_de_gas olor_a_gas urgencias
complaint: queja quejarme reclamación > reclamación reclamaciones queja
opening: abre abierto cierra horario > horario abierto apertura cerrado
signatory: quién / firma firmó > firma firmado fdo
venue: dónde / celebra lugar reunión > lugar sala salón domicilio
papers: qué / documentos papeles documentación > documentación documentos certificado copia
bring: llevar traer > traer llevar aportar
pick_up: recoger recogida / niño quién puede | recoger / otra_persona abuela hermana quién puede | abuela abuelo tía vecina alguien / recoger recogerlo recogerla llevarse puede > recoger recogida | personas_autorizadas
arrival: llegada entrada salida / hora | cuándo qué_hora / vuelven regreso regresan vuelta salida salen > llegada entrada salida check-in | regreso vuelta salida llegada
luggage: equipaje maleta > equipaje maleta
meals: desayuno comida cena > desayuno comida cena pensión
rebook: aplazar cambiar_la_fecha cambiar_la_cita > aplazar cambio_de_fecha cambiar modificar
start_within: cuándo plazo / empezar obras > inicio obras / plazo meses
less_for_some: jubilados estudiantes hermanos parados / menos descuento gratis > reducción descuento bonificación exentos gratis
in_parts: plazos fraccionar poco_a_poco | a_plazos en_cuotas en_partes pagar_después aplazar_el_pago | pagar puedo hay / plazos a_plazos trozos poco_a_poco fraccionar cuotas | deuda factura importe / plazos repartir fraccionar poco_a_poco > plazos fraccionamiento fraccionar | en_cuotas aplazamiento aplazar mensualidades | fraccionamiento fraccionar mensualidades aplazamiento aplazar
drivers: quién hijo hermano mujer marido / conducir > conductor conductores
weekend_work: sábado sábados domingo fin_de_semana fines_de_semana > sábado sábados domingo domingos
dismissal: despedirme me_despiden me_echan echarme despedido | empresa empleador jefe casero arrendador cliente / despedir echar rescindir > despido rescindir rescisión resolver resolución extinguir extinción terminar terminación
ownership: quién quien / pertenece pertenecen derechos propietario dueño / trabajo trabajos diseños obra código software resultados fotos textos datos inventos | derechos_de_autor propiedad_intelectual > propiedad_intelectual derechos_de_autor derechos cede cesión ceden titularidad
late_delivery: tarde retraso demora / entrego entregar entrega obra trabajos proyecto proveedor terminar > retraso demora penalización penalidad por_día por_semana
offer_open: oferta presupuesto precio / cuánto_tiempo hasta_cuándo válido válida vale vigente caduca > válido válida validez vigencia vigente caduca
proxy: en_mi_lugar en_mi_nombre representar representarme poder otra_persona delegar / puedo puede ir votar venir quién enviar | alguien vecino otro amigo / mandar enviar votar por_mí en_mi_lugar > representante representar representado poder delegación autorización apoderado
why_more: por_qué / más_caro subido sube aumento más_alto mayor tanto más | por_qué / caro más sube sale > debido_a porque a_causa por_la_subida motivo se_debe obedece ya_que como_consecuencia | incremento obedece alza subida motivo desfavorable debido
supply_cut: cortar cortan corte cortarme quitar quitan suspender dejan / luz agua gas internet suministro corriente línea teléfono electricidad | cuánto cuándo tiempo / sin / ascensor agua luz calefacción gas internet tiempo vamos estar > suspensión suspender suspenderá interrumpir interrumpirá interrupción corte cortado / suministro agua electricidad luz gas servicio energía línea | quedará_parado estará_parado fuera_de_servicio quedará_sin sin_servicio
direct_debit: cobran_de cobran_solo domiciliado domiciliación cargan cargo_en sacan_de quitan_de pasan_el pasan_al_banco giran automático | cobran cargan pasan / cuenta banco automático > domiciliación domiciliado cargo adeudo recibo cobro / cuenta bancaria día banco efectuará domiciliado pasará | cargo domiciliación
follow_up: cuándo / volver revisión médico control consulta cita otra > revisión control consulta cita / acuda el día en semanas h
return_property: devolver devuelvo entregar quedarme devuelva / portátil ordenador móvil llaves coche tarjeta uniforme material > devolver devolverá devolución reintegrará reintegrar entregará restituir / portátil ordenador equipo móvil llaves material vehículo tarjeta
included: incluido incluida entra incluye incluyen aparte comprendido | qué_recibo qué_obtengo qué_me_dan / a_cambio por_ese por_eso por_el_precio > incluido incluida incluye no_incluye excluido comprendido por_cuenta_del aparte opcional no_incluido | recibirá comprende
payment_stages: cuánto cuándo hay tengo / entrada anticipo señal adelantado adelantar principio reserva adelanto > anticipo señal entrega_a_cuenta a_cuenta pago_inicial adelanto / firma % aceptación inicio € reserva
meter_reading: consumido consumo gastado gasto lectura contador | cuánto / consumido gastado consumo / mes meses dos tres estos periodo año > consumo lectura consumido / kwh m³ periodo # | total_del_periodo
visit: cuándo qué_día qué_hora / técnico fontanero electricista operario instalador perito lector revisor alguien / viene venir vienen pasa pasan > técnico operario personal instalador perito visita acudirá / entre h horas
be_home: estar_en_casa en_casa presente estar_allí quedarme_en | tengo debo / estar / casa > presencia facilitar_el_acceso permitir_el_acceso estar_presente un_adulto | presencia imprescindible
missed_visit: no_estoy no_me_encuentran no_hay_nadie no_abro nadie_en_casa no_estamos no_les_abro falto_a_la / si qué cuesta > segunda_visita nueva_visita desplazamiento ausencia no_haber_nadie no_encontrarse nuevo_desplazamiento visita_fallida
debt_from: de_dónde por_qué qué / deuda debo dinero reclaman sale viene > pendiente pendientes impagado impagada impagadas impagados adeuda adeudan atrasos / cuota cuotas recibo recibos factura facturas mensualidades meses desde
no_show: no_voy no_aparezco no_me_presento falto no_asisto / si qué pasa cuesta multa > inasistencia incomparecencia no_asistencia ausencia_injustificada no_presentarse faltas_injustificadas inasistencias
refuse_change: no_me_gusta no_acepto no_estoy_de_acuerdo no_quiero en_desacuerdo no_me_convence / precio subida tarifa condiciones cambio > no_está_conforme no_acepta disconformidad no_estar_conforme no_conforme desacuerdo / resolver contrato cancelar baja modificación coste penalización
cover_lost: sigo_asegurado sigo_cubierto todavía_asegurado aún_asegurado sin_seguro me_cubre > cobertura_queda_suspendida cobertura_suspendida suspendida_la_cobertura sin_cobertura cesa_la_cobertura cobertura_cesa coberturas_quedarán
undo_ending: parar evitar anular echar_atrás impedir / rescisión cancelación baja despido resolución desahucio > rescisión resolución cancelación baja / sin_efecto anulada enervar
job_length: cuánto_tiempo cuánto_van cuántos_días cuánto / tardar tardan dura duran obra obras trabajos van | cuánto / tardar tardan van_a_tardar demorar estar / van vamos tardar sin ascensor obra > días_laborables días_hábiles semanas plazo / ejecución obra obras trabajos duración | plazo_de_ejecución
credit_record: asnef moroso morosos lista_de_morosos fichero > asnef ficheros_de fichero solvencia morosos
payment_break: saltar aplazar suspender pausar retrasar / pago pagos cuota cuotas plazo mes préstamo > aplazar aplazamiento carencia suspender suspensión moratoria
bid_deadline: cuándo hasta_cuándo plazo fecha / oferta solicitud presentar entregar > plazo_de_presentación presentación_de_ofertas fecha_límite hasta_el
response_time: cuánto_tardan cuánto_tiempo rápido / responder arreglar venir avería incidencia > tiempo_de_respuesta plazo_de_respuesta resolución
liability_cap: máximo límite cuánto / responsabilidad responde indemnización daños > responsabilidad / limitada límite máximo
kept_how_long: cuánto_tiempo cuándo / guardan conservan borran datos > conservarán conservación conservan suprimirán plazo_de_conservación
subcontract: otra_empresa otra_persona subcontratar ceder > subcontratar subcontratación subcontratista
preexisting: ya_enfermo enfermedad antes anterior crónica / cubre asegurado paga > preexistentes preexistente anteriores
who_insured: quién mujer marido hijos familia pareja / asegurado cubierto cubre > asegurados personas_aseguradas tomador
clawback: prima bono incentivo / devolver quedarme marcho dejo > devolver reintegrar devolución / baja cese extinción
training_costs: curso formación máster / paga pagar devolver > formación curso / coste gastos devolver reintegrar
carry_over: vacaciones días / sobran pierdo año_que_viene guardar > disfrutarse caducan acumular año_siguiente
confidentiality: contar hablar secreto decir > confidencialidad confidencial secreto
quorum: cuántos suficiente quórum / votos presentes votar > quórum primera_convocatoria segunda_convocatoria mayoría
appeal_fee: cuesta pagar tasa gratis / recurso recurrir reclamar > gratuito sin_coste tasa
side_effects: efectos mal mareo / medicamento pastilla tomar > efectos_adversos efectos_secundarios frecuentes
see_doctor: cuándo enseguida / médico urgencias llamar > inmediatamente urgencias acuda
back_to_work: cuándo cuánto / trabajar trabajo volver > baja_laboral reincorporarse
with_food: comer ayunas comida / tomar pastilla medicamento > comidas comida ayunas
claim_paid_when: cuánto_tardan cuándo cuánto_tiempo / dinero indemnización pagar pagan cobro > indemnización pago / días plazo
`
