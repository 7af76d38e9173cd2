export const concepts = `
price: precio coste costo cuesta tarifa caro vale precios cuota importe matrícula sale asciende asciende_a cobra
pay: pagar pago paga abonar abonarán abono cobrar cobra ingresar bolsillo pagamos cobran cargo domiciliación satisfacer desembolsar sufragar costear soltar a_cargo pagar_quién cae
amount: importe cantidad suma cuantía asciende importes
total: total conjunto todo en_total todo_junto importe_total suma_total
salary: sueldo salario paga nómina retribución ganar gana gano cobro bruto cobrar cobraré
rent: alquiler renta arrendamiento alquilar
deposit: fianza depósito señal garantía adelanto anticipo entrada por_adelantado bloqueado retenido retención bloquear
refund: devolución devolver reembolso reintegrar reintegro recuperar devuelven devuelto devolverán me_devuelven recuperar_el_dinero reembolsar
discount: descuento rebaja reducción bonificación rebajar más_barato oferta
penalty: multa sanción recargo penalización indemnización castigo sanciones multas me_cae sancionado
interest: interés intereses tipo
loan: préstamo crédito hipoteca hipotecario
debt: deuda adeudado impago pendiente debe debo deber impagado atrasos deben adeuda moroso resto restante
tax: impuesto iva tasa impuestos hacienda
increase: aumento subida subir aumentar incremento sube aumenta encarece más_caro encarecer encarecerse subirán subirme revisión
decrease: bajada reducción reducir bajar menos baja reduce disminución rebaja rebajar rebajan bajen a_la_baja bonificación bonificado
maximum: máximo límite tope hasta mucho como_máximo no_superior como_mucho
minimum: mínimo menos al_menos como_mínimo
free: gratis gratuito gratuita sin_coste carencia no_pago_nada sin_pagar de_balde regalado sin_costo sin_gastos
extra: adicional suplemento extra
bonus: incentivo incentivos bonus prima gratificación paga_extra
instalment: plazo cuota mensualidad mensualidades fracción mitad semestral cuotas fraccionar a_plazos poco_a_poco en_partes trozos mensual fraccionamiento
invoice: factura recibo presupuesto
insurance: seguro póliza aseguradora asegurado cobertura compañía protección garantiza cubre cubierto incluye incluido cubren asegurada
excess: franquicia cargo_del_asegurado bolsillo de_mi_bolsillo
claim: reclamación siniestro indemnización
damage: daño daños rotura romper destruido destruida roto averiado avería estropeado desperfecto rota rompe desperfectos rayar golpe abolladura
theft: robo hurto ladrones robado robar ladrón
flood: inundación agua tubería fuga
storm: tormenta viento temporal
fire: incendio fuego
account: cuenta iban
transfer: transferencia domiciliación mandar_dinero
cash: efectivo metálico dinero en_efectivo dinero_de_bolsillo
cheque: cheque talón
budget: presupuesto
profit: beneficio ganancia resultado
revenue: ingresos ventas facturación
dividend: dividendo
shareholder: accionista socio
expense: gasto gastos
grant: beca ayuda subvención fondo_social ayuda_económica ayudas fondo_de_ayuda
gift: regalo donación
pension: pensión jubilación
contract: contrato acuerdo convenio abono encargo
sign: firma firmar firmado
begin: inicio empezar empieza comienzo comenzar incorporación desde partir empiecen alta entrada_en_vigor arranca arrancar comienza comienzan empezamos empiezan
end: fin final termina vence vencimiento finaliza acaba terminar acabar finalizar
cancel: cancelar rescindir resolución anular terminar baja desistir anula darse_de_baja resolver echarse_atrás me_echo_atrás marcharme me_voy dejarlo dejar irse irme irnos salirme marcharse marcharnos romper cancelo rescisión desistimiento arrepentirme arrepentirse me_arrepiento desisto desapuntarse
notice: preaviso antelación aviso avisar comunicar comunique
renew: renovación renovar prórroga prorrogar renueva prorroga prolonga
landlord: arrendador propietario dueño casero dueña casera
tenant: arrendatario inquilino
home: vivienda casa piso apartamento hogar inmueble edificio
room: habitación cuarto
sublet: subarrendar subarriendo ceder cesión airbnb turistas realquilar alquilar_a_otros
move_out: desalojar salir dejar mudarse entrega_de_llaves mudanza traslado
guest: invitado visita huésped invitados amigo amigos acompañante visitas amiga colega
pet: mascota animal animales perro gato mascotas
dog: perro perros
cat: gato gatos
smoke: fumar tabaco fumador cigarro cigarrillo vapear
noise: ruido silencio molestias música fiesta
repair: reparación reparar arreglar obras mantenimiento arreglo obra reforma mantener
heating: calefacción caldera
water: agua grifo
electricity: electricidad luz eléctrica
gas: gas
internet: internet wifi
garbage: basura residuos reciclar
parking: aparcamiento garaje plaza aparcar estacionar plaza_de_garaje cochera
car: coche vehículo automóvil
bicycle: bicicleta bici
key: llave llaves
garden: jardín
clean: limpieza limpiar limpio ensuciar suciedad
paint: pintar pintura
build: construir construcción construida
neighbour: vecino vecinos vecina comunidad
meter: contador
employer: empresa empleador compañía jefe patrón
employee: empleado empleada trabajador trabajadora personal plantilla compañero
boss: jefe jefa responsable superior encargado director
dismiss: despido despedir despiden echan echar echarme me_echan
resign: dimitir renuncia baja_voluntaria renunciar dejar_el_trabajo
job: puesto empleo trabajo cargo curro chamba
holiday: vacaciones días_libres permiso descanso días_de_descanso librar libre vacación
sick: enfermedad enfermo baja incapacidad enferma baja_médica malo médico fiebre enfermar gripe vomitar vomitado vómitos parte_médico parte_de_baja certificado_médico baja_laboral
probation: prueba periodo_de_prueba
hours: jornada horario horas
overtime: horas_extra guardia
weekend: sábado domingo
remote: teletrabajo remoto desde_casa
training: formación curso cursillo
experience: experiencia conocimientos
apply: solicitud candidatura solicitar currículum presentarse
interview: entrevista entrevistas
proof: justificante certificado acreditar prueba papeles documentación dni nóminas documentos
hire: contratar contratación contratan contratado
child: hijo hija niño niños menor menores bebé niña crío peque
parent: padre madre padres tutor
family: familia cónyuge hermano esposo esposa pareja marido mujer abuela abuelo hermana padre madre tío tía primo suegra sobrino hijo hija
customer: cliente comprador asegurado
supplier: proveedor vendedor contratista
doctor: médico doctor doctora facultativo médica
lawyer: abogado abogados letrado letrada letrados procurador costas abogada honorarios asesor_jurídico
judge: juez jueza magistrado
police: policía denuncia
bank: banco caja entidad acreedor
witness: testigo
author: autor redactado escrito
chair: presidente presidenta
director: director directora gerente
clerk: secretario secretaria
agent: representante apoderado representar poder en_mi_lugar delegar
contact: contacto llamar teléfono correo dirigirse escribir escribo enviar dudas consulta atención llamo contactar dirigirme móvil preguntas
emergency: urgencia emergencia
member: socio miembro socia afiliado
student: estudiante alumno
teacher: profesor maestro
court: juzgado tribunal juzgados juez tribunales judicial
decision: decisión resolución sentencia acordado
appeal: recurso recurrir reclamación impugnar reclamar alegaciones impugnación recurro quejarse queja apelar apelación quejar alegar oposición impugnarse oponerse reclamar_contra defenderse
win: ganar estimado gano gana ganado estimada dar_la_razón
reject: rechazo desestimado denegado denegada rechazado rechazar denegar desestimar desestima desestimada desestiman dicen_que_no
approve: aprobar aprobado aceptar aceptación sí aprobada concedido conceder estimar
reason: motivo razón causa porque por_qué
law: ley derecho legislación
liable: responsable responsabilidad responde culpa
confidential: confidencial secreto
compete: competencia competidor
fault: culpa negligencia culpable
complaint: queja reclamación hoja_de_reclamaciones quejarme quejarse reclamar
deadline: plazo límite fecha_límite antes vence hasta_el último_día a_más_tardar
period: periodo duración tiempo plazo
valid: válido vigencia vigor
permit: permite permitido puede autorizado derecho permitir puedo dejan
forbid: prohibido prohíbe no_se_permite no_podrá prohibir no_se_admite no_se_puede no_pague vedado
require: debe deberá obligación requisito necesario exige falta hace_falta obligatorio tengo_que
condition: condición requisito caso si
exception: excepción excepto excluye excluidos salvo
consent: consentimiento autorización permiso conformidad visto_bueno
right: derecho derechos
ignore: nada no_hacer incumplimiento contrario no_contesto no_hago_nada en_caso_contrario no_hacer_nada no_contestar silencio no_doy
medicine: medicamento comprimido pastilla pastillas fármaco jarabe
dose: dosis tomar
overdose: sobredosis demasiado
forget: olvidar olvido
side_effect: efecto_adverso efectos_adversos efectos
pregnancy: embarazo embarazada lactancia
allergy: alergia alérgico alergias alérgeno
alcohol: alcohol vino borracho bebido ebrio embriaguez
drive: conducir carné carnet conducía conductor al_volante volante manejar coger_el_coche llevar_el_coche
food: comida alimento comer almuerzo comedor picnic bocadillo merienda pensión_completa media_pensión desayuno cena
disease: enfermedad mal dolencia
treatment: tratamiento tratamientos
hospital: hospital clínica
patient: paciente pacientes
store: conservar guardar almacenar alojado alojados almacenados guardados almacenamiento archivar archivo
safe: seguridad peligro peligrosos seguro
trip: viaje excursión desplazamiento traslado viajes vacaciones salida estancia escapada viajar
arrive: llegada llegar dejarlo llego llegamos presentarse
pick_up: recoger recojo recogida recogido retirar retirada salida
vaccine: vacuna vacunas vacunado vacunación
depart: salida salir
flight: vuelo
luggage: equipaje maleta mochila
ticket: billete entrada
hotel: hotel alojamiento
delay: retraso demora tarde mora
passenger: pasajero viajero
booking: reserva reservar cita
school: escuela colegio universidad
lesson: clase clases lección
exam: examen asignatura asignaturas
meeting: reunión junta asamblea
vote: voto votación votar votaciones votos sufragio
elect: elegir elección
attend: asistir asistencia presente acudir venir participar
absent: ausente faltar ausencia falta
system: sistema programa aplicación
data: datos
password: contraseña credenciales usuario clave_de_acceso
outage: avería interrupción se_cuelga colgarse fallo caída caído corte
error: error fallo equivocación equivocado
user: usuario personas usuarios licencia licencias
weight: peso pesa
size: tamaño superficie metros metros_cuadrados
height: altura alto
distance: distancia lejos
speed: velocidad rápido iba
battery: batería
charge: cargar carga
temperature: temperatura grados
colour: color
warranty: garantía garantizado
delivery: entrega envío entregar enviar reparto
spare_part: repuesto recambio
install: instalación instalar instalada
return: devolver devolución entregar restituir devuelvo traer_de_vuelta entregarlo
product: producto artículo
manufacturer: fabricante marca
number: número expediente referencia
address: dirección domicilio
place: lugar sitio dónde
email: correo email
result: resultado
test: prueba examen
measure: medida acción
risk: riesgo peligro
problem: problema dificultad problemas lío inconveniente
change: cambio modificar modificación cambiar
replace: sustituir sustitución suplente reemplazar renovar cambiar reemplazo
stop: parar suspender cesar detener interrumpir parado
pause: pausa suspensión congelar congelación pausar suspender aplazar interrumpir posponer saltar saltarse
open: abierto apertura abre
close: cerrado cierra cierre
lose: perder pérdida perdido pierdo retener retendremos pierde pierdes extraviar extraviado extravío
previous: anterior previo
next: próximo siguiente
first: primero primera
last: último última
half: mitad medio
each: cada por
day: día días
night: noche noches
week: semana semanas semanal semanales
month: mes meses mensual mensuales
year: año años anual
morning: mañana
evening: tarde noche
old: edad años nacido
often: frecuencia veces vez
part: parte porcentaje
people: personas gente socios asistentes
receive: recibir recibirá cobrar llega obtener conceder recibe percibir
give: dar conceder entregar
send: enviar mandar presentar remitir
tell: comunicar informar avisar notificar decir
buy: comprar compra
sell: vender venta
use: usar utilizar uso
keep: conservar guardar mantener
bring: traer llevar
choose: elegir elección
wait: esperar espera
work: trabajar trabaja trabajo empleo obra obras trabajos
live: vivir residir habitar deshabitada
stay: quedarse estancia vacía
check: comprobar revisar control inspección consultar consulta examinar mirar
carry_out: realizar ejecutar
destroy: destruir destrucción
borrow: pedir_prestado préstamo
enter: entrar acceso entrada
remove: retirar quitar demolición
exceed: superar exceder más_de
organise: organizar gestionar
name: nombre llama identificar
language: idioma idiomas inglés lengua hablar
clothes: ropa uniforme
equipment: equipo aparato
purpose: objeto finalidad
inherit: herencia heredero testamento
death: muerte fallecimiento morir muere murió fallecer fallecido difunto
marriage: matrimonio casado
photo: foto imagen fotos fotografías fotografía imágenes grabar vídeo
publish: publicar publicación
ask: pedir solicitar
wrong: incorrecto falso
fraud: fraude estafa falso falsificado engaño estafador
double: doble dos_veces duplicado
fuel: gasolina combustible gasóleo diésel
capacity: plazas capacidad asientos aforo
injury: lesión herido accidente lesiones
pain: dolor dolores cabeza
crime: delito condenado cárcel prisión
evict: desahucio desalojo echar desalojar echar_a_la_calle echarnos echarme desahuciar
failed_payment: devolución_del_recibo impagado impago no_pago no_pagar dejar_de_pagar dejo_de_pagar impagos mora demora no_se_atiende cuota_impagada vencida_e_impagada impagada impagadas impagados devuelto sin_fondos falta_de_fondos no_ha_pasado
reminder: recordatorio requerimiento reclamación
lift: ascensor escalera
floor: planta piso
cellar: sótano trastero desván
balcony: balcón terraza
furniture: muebles amueblado mobiliario
window: ventana puerta cristal valla muro
mobile: móvil ordenador portátil dispositivo teléfono teléfonos tableta tabletas
valuables: joyas objetos_de_valor pertenencias enseres
road: calle carretera puente camino acera
train: tren autobús estación metro
letter: carta correo certificado paquete
form: formulario impreso cuestionario rellenar
identity: pasaporte dni identidad
quality: calidad norma calificación
security: alarma cámara vigilancia
backup: copia_de_seguridad respaldo restauración
update: actualización versión
stock: existencias almacén inventario
shop: tienda sucursal comercio
forecast: previsión pronóstico perspectiva estimación
deficit: pérdida déficit
biggest: mayor principal más_grande
violence: violencia amenaza acoso agresión
discrimination: discriminación igualdad desigual
expert: experto perito ingeniero asesor
project: proyecto programa
break_time: descanso pausa
childcare: guardería infantil
sport: deporte gimnasio entrenador clases
permission_to_build: licencia_de_obras permiso_de_obra
executor: albacea fideicomisario
custody: custodia tutor tutela
consumption: consumo lectura metros_cúbicos metro_cúbico
minutes: acta registro
accounts: cuentas balance contabilidad
certify: notario compulsado
work_supplement: nocturnidad plus_de
company_car: coche_de_empresa gastos_de_viaje kilometraje
handover: entrega recepción
swimming: piscina nadar natación
`
