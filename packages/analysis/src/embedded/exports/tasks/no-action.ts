import { isOwnPromise } from '../../findings/addressed.ts'

const expects =
  /^(?:we expect (?:it|this|them|the|that|to)|wir (?:rechnen damit|gehen davon aus|erwarten), dass|nous (?:prévoyons|pensons) que|(?:esperamos|prevemos) que|prevediamo che|(?:esperamos|prevemos) que|wij verwachten dat|spodziewamy się|мы ожидаем, что)(?!\p{L})/iu
/** `An engineer will come on 3 May` */
const announces =
  /^(?:(?:an?|the|our) (?:\p{L}+ )?(?:engineer|technician|surveyor|fitter|installer|driver|inspector|colleague|contractor|work|service|delivery)s? (?:will|is due|are due)|(?:ein|der|unser)e? (?:\p{L}+ )?(?:techniker|monteur|mitarbeiter|handwerker|ableser|gutachter)(?:in)? (?:kommt|wird)|(?:un|notre|le) (?:technicien|expert|agent|livreur) (?:viendra|passera|interviendra)|(?:un|nuestro|el) (?:técnico|perito|operario) (?:vendrá|acudirá|pasará)|(?:un|il|nostro) (?:tecnico|perito|incaricato) (?:verrà|passerà|interverrà)|(?:um|o|nosso) (?:técnico|perito) (?:virá|irá|passará)|(?:een|de|onze) (?:monteur|medewerker|inspecteur) (?:komt|zal)|(?:nasz )?(?:technik|monter|pracownik|rzeczoznawca) (?:przyjdzie|przyjedzie)|(?:наш )?(?:мастер|специалист|сотрудник|инспектор) (?:придёт|придет|приедет))(?!\p{L})/iu
const asks =
  /please|you (?:must|should|need|have to)|make sure|bitte|müssen|veuillez|merci de|vous devez|por favor|rogamos|debe|si prega|preghiamo|deve|pedimos|gelieve|moet|prosimy|просим|пожалуйста/iu
/** Where somebody is reached: `Call us or write to …` */
const contact =
  /^(?:(?:please |you can |bitte |you may )?(?:call|phone|ring|e-?mail|text|contact|reach|write to|talk to|speak to|visit) (?:us|me|our|the)|(?:sie erreichen|rufen sie|schreiben sie|kontaktieren sie|wenden sie sich an|sprechen sie mit) (?:uns|mich|unser)|(?:appelez|contactez|écrivez|joignez)[- ]nous|(?:llámenos|contáctenos|escríbanos|contacte con nosotros)|(?:ci chiami|ci contatti|ci scriva|contattateci|chiamateci|scriveteci)|(?:ligue-nos|contacte-nos|escreva-nos|fale connosco)|(?:bel|mail|neem contact op met|schrijf) ons|(?:zadzwoń|napisz|prosimy o kontakt)|(?:звоните|позвоните|пишите|напишите|обращайтесь) )(?!\p{L})/iu
/** `Call us the same day if you are vomiting`: in a case, or by some time, it is to be done. */
const inCase =
  /(?<!\p{L})(?:if|when|unless|before|within|by|until|same day|today|at once|immediately|not|wenn|falls|sobald|bis|vor|sofort|umgehend|nicht|si|dès|avant|cuando|antes|se|quando|entro|prima|caso|até|als|indien|voor|binnen|jeśli|jeżeli|przed|если|при|до)(?!\p{L})/iu

/** Whether a statement asks nothing of its reader, or only says where somebody is reached. */
export function asksNoAction(text: string): boolean {
  if ((contact.test(text) && !inCase.test(text)) || expects.test(text)) return true
  return isOwnPromise(text) || (announces.test(text) && !asks.test(text))
}
