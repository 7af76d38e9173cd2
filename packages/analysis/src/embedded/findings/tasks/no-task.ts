import type { Language } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'
import { isConditionInDisguise, isDissent } from './of-others.ts'

/** `[ ] I would like to come`, which somebody ticks or leaves empty. */
const box = /\[[ _]{0,3}[xX✓✗]?[ _]{0,3}\]|[☐☑☒]/u

/** `We shall write to you by registered mail`, `Recommandé avec accusé de réception`: how a paper is sent. */
const postmark =
  /^(?:(?:by|per|via|par|door|sent|served|delivered|lettre|inviata?|enviad[oa]|trasmess[oa]|verzonden|list|заказн\p{L}+|письмо)\s){0,3}(?:by |per |via |a mezzo |por |с )?(?:first[- ]class|registered|certified|recorded|hand|einschreiben|recommandée?|raccomandat[ao]|carta certificada|burofax|carta registada|aangetekend|polecon\p{L}+|заказн\p{L}+|挂号信|内容証明)(?!\p{L})[^.]{0,80}$/iu

/** Who takes part under which name. */
const naming =
  /(?<!\p{L})(?:hereinafter|hereafter|im folgenden|nachfolgend|ci-après|en adelante|en lo sucesivo|di seguito|doravante|adiante designad\p{L}+|hierna|zwan(?:y|a|e|ym|ą) dalej|именуем\p{L}+)(?!\p{L})|以下(?:简称|称|「)/iu

const formOfSubject =
  'you|they|he|she|sie|er|vous|il|elle|usted(?:es)?|lei|voi|o senhor|a senhora|você|u|je|pan|pani|вы|您|你'
const nounOfSubject =
  "(?:the|a|an|any|each|der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|os|as|de|het) \\p{L}+|l[’'a]\\p{L}+"
/** `You may bring a friend`, `Los arrendatarios podrán tener un gato`. */
const permission = new RegExp(
  `^(?:${formOfSubject}|${nounOfSubject}) (?:may|can|darf|dürfen|kann|können|peut|pouvez|peuvent|puede|pueden|podrán?|può|possono|potete|potr(?:à|anno)|pode|podem|poderão?|mag|mogen|kan|kunt|kunnen|może|mogą|можете|может|могут|вправе)(?!\\p{L})(?! (?:not|nicht|pas|niet|only|nur))|^(?:sie )?(?:dürfen|können) sie(?!\\p{L})|^(?:您|你|\\p{Script=Han}{2,4})?(?:可以|可)(?!能)`,
  'iu',
)

/** `Anybody who leaves later will have to bear the cost`: what happens then. */
const consequence =
  /^(?:anyone|anybody|whoever|those who|wer |quien(?:es)? |chi |quiconque |qui |quem |wie |kto |кто )[^.;]{3,120}(?:will|would) have to(?!\p{L})/iu

/** `By signing you give up your claims`: what an act means, and no call for it. */
const meaning =
  /^(?:by (?:signing|ticking|clicking|continuing|using|accepting|placing|checking|opening)|mit (?:ihrer |der |deiner )?(?:unterschrift|bestellung|anmeldung|nutzung)|en (?:signant|cochant|cliquant|acceptant|utilisant)|al (?:firmar|marcar|aceptar|pulsar|usar)|(?:firmando|con la firma|cliccando|accettando)|ao (?:assinar|clicar|aceitar|assinalar)|door (?:te (?:tekenen|klikken|ondertekenen)|ondertekening|het gebruik)|(?:podpisując|klikając|akceptując)|(?:подписывая|нажимая|принимая))(?!\p{L})/iu
/** `If you are not the intended recipient please delete it`: what stands under every mail. */
const footer =
  /(?<!\p{L})(?:intended recipient|addressee only|sent (?:to you )?in error|(?:nicht der|richtige|beabsichtigte)[rn]? (?:beabsichtigte |richtige |vorgesehene )?(?:adressat|empfänger)|irrtümlich erhalten|(?:pas|n['’]êtes) (?:pas )?le destinataire|reçu (?:ce (?:message|courriel) )?par erreur|no es (?:usted )?el destinatario|recibido por error|non (?:è|siete) (?:il|i) destinatari\p{L}?|ricevut[oa] per errore|não (?:é|for) o destinatário|recebi(?:do|da) por engano|niet de (?:beoogde|bedoelde) ontvanger|nie jest(?:eś)? (?:\p{L}+ )?adresatem|не являетесь адресатом)(?!\p{L})/iu

const uncovered =
  /(?<!\p{L})(?:(?:not|never|n[o']t|don['’]t|won['’]t) (?:be )?(?:cover|pay|includ|insur)\p{L}*|exclu(?:sions?|ded)|nicht (?:versichert|gedeckt|enthalten|abgedeckt|inbegriffen)|ausschlüsse|ausgeschlossen\p{L}*|(?:non|pas) (?:couvert|compris|inclu|assuré|garanti)\p{L}*|exclusions|no (?:está cubiert|cubr|inclu|asegur)\p{L}*|exclusiones|non (?:copert|compres|inclus|assicurat|è copert)\p{L}*|esclusioni|não (?:está cobert|cobert|cobre|inclu|segur)\p{L}*|exclusões|niet (?:gedekt|verzekerd|inbegrepen|vergoed)|uitsluitingen|wyłączenia|nie (?:obejmuje|jest objęt)\p{L}*|исключения|не (?:покрыва|входит|включ)\p{L}*)|(?:除外|免责|不保|不包括|補償しない|保証対象外|対象外)|(?:الاستثناءات|لا يشمل|غير مشمول)/iu

/** An item of a list of what is not paid for: `Fill hoses and light bulbs after a year`. */
function isExcluded({ heading, sentence }: Unit): boolean {
  return sentence.isFirstOfBlock && uncovered.test(heading)
}

/** An aside in brackets of more sentences than this one: `Do not return it to the store.)`. */
function endsAside(text: string): boolean {
  return /\)$/u.test(text) && !text.includes('(')
}

/** `The money will reach your account`, `The offer stays open until May`: what happens by itself. */
const happens =
  /^(?:(?:the|your|any) (?:money|payment|refund|amount|sum) (?:will|should|is going to) (?:then )?(?:reach|arrive|be (?:paid|in|with|on|credited|transferred))|(?:das geld|der betrag|die (?:erstattung|auszahlung)) (?:geht|wird|ist|trifft) |(?:le virement|la somme|l['’]argent|le remboursement) (?:sera|vous (?:parviendra|sera)|arriver)|(?:el dinero|el importe|el reembolso) (?:llegará|se (?:abonará|ingresará))|(?:il denaro|l['’]importo|il rimborso) (?:sarà|verrà|arriverà)|(?:o dinheiro|o valor|o reembolso) (?:será|chegará)|het (?:geld|bedrag) (?:wordt|staat|is)(?= )|(?:pieniądze|kwota|zwrot) (?:zostan|wpłyn|trafi)\p{L}*)/iu
/** `Use: a bakery`: what a row is called is no order. */
const calledUse = /^(?:use|permitted use|uses)$/iu

const longestLine = 60

/** A labeled line that goes on in the next one, and is a sentence too. */
function isCutLine({ kind, text }: Unit): boolean {
  return kind === 'label' && text.length > longestLine && / \p{Ll}{1,5}$/u.test(text)
}

/** `Before he comes would you please`, `let us know and you go on our`: what is cut off before it says what to do. */
const cutOff =
  /(?<!\p{L})(?:please|kindly|the|an?|our|your|their|to|and|or|of|with|for|bitte|und|oder|der|die|das|den|veuillez|et|ou|le|la|les|de|du|votre|por favor|y|el|los|las|su|per favore|il|lo|gli|un|una|e|o|os|as|seu|sua|alstublieft|en|het|een|uw|proszę|i|oraz|пожалуйста|и)$/iu

/** `Wait five minutes.` is a step among others, which says nothing alone. */
const pause =
  /^(?:then |please )?(?:(?:wait|pause|rest|hold|count)|(?:warten|pausieren) sie|attendez|patientez|espere|attenda|attendere|aspetti|aguarde|wacht|poczekaj|odczekaj|подождите)(?!\p{L}) (?:for |about |etwa |environ |unos |circa |cerca de |ongeveer |około )?\S+ (?:seconds?|minutes?|sekunden?|minuten?|secondes?|segundos?|minutos?|second[oi]|minut[oi]|seconden|sekund\p{L}*|minut\p{L}*|секунд\p{L}*|минут\p{L}*)\.?$/iu

/** `Allow eleven days for the work`, `No payment may be asked for before that`: what to expect, and what is not due. */
const expected =
  /^(?:(?:please )?(?:allow|expect|reckon with|count on) (?:about |around |up to )?\S+ (?:working |business )?(?:days?|weeks?|months?|hours?|minutes?)|(?:bitte )?rechnen sie mit|comptez (?:environ )?\S+ (?:jours?|semaines?|mois|heures?)|(?:cuente|calcule) (?:con )?\S+ (?:días?|semanas?|meses|horas?)|(?:calcoli|conti|calcolate) \S+ (?:giorni|settimane|mesi|ore)|conte com|reken(?:t u)? op|(?:proszę|prosimy) liczyć się z|no (?:payment|deposit|money) (?:may|can|will) be (?:asked for|demanded|required|taken|requested)|aucun (?:paiement|acompte|versement) ne (?:peut|pourra|doit) être|(?:es darf|es dürfen) keine? [^.;]{3,40}(?:verlangt|gefordert)|no (?:se )?(?:puede|podrá) exigir(?:se)? (?:ningún )?pago|nessun pagamento può|er mag geen (?:betaling|aanbetaling))(?!\p{L})/iu

/** `See section 4.`, `You will not be required to move`, `It may not be relied on by others`: nothing to do. */
const refers =
  /^(?:please )?(?:see|refer to|siehe|vgl\.|voir|cf\.|véase|vedi|ver|zie|zob\.|см\.) (?:also |auch |aussi |también |anche |também |ook |też |также )?(?:the (?:end|front|back|table|notes?|annex|schedule|section)|section|clause|page|part|annex|appendix|schedule|chapter|overleaf|below|above|abschnitt|seite|anlage|ziffer|page|annexe|la |el |apartado|página|sezione|pagina|secção|hoofdstuk|bijlage|strona|rozdział|раздел|стр)(?!\p{L})|^(?:you|sie|vous) (?:will|shall|are|do) not (?:be )?(?:required|obliged|need|have)(?!\p{L})|(?:can|may|could) be (?:made|asked|required) to pay|may not be (?:relied|used) (?:up)?on by/iu

/** `Action | Owner | Due`, the names of columns that were read as a row. */
const columnName =
  /^(?:owner|due(?: date)?|by whom|by when|state|status|wer|verantwortlich|bis wann|fällig|stand|responsable|échéance|statut|plazo|estado|responsabile|scadenza|stato|responsável|prazo|eigenaar|termijn|odpowiedzialny|termin|ответственный|срок|статус|负责人|期限|担当者?|状態)$/iu

function namesColumns({ kind, columns, value }: Unit): boolean {
  return (
    kind === 'row' &&
    columns.length === 0 &&
    value.split('; ').some((cell) => columnName.test(cell))
  )
}

/** `Training of new users   Done`, as the steps of an earlier report are told. */
const endsAsDone =
  /(?<=[\p{Ll}\p{N})]\s)(?:Done|Closed|Completed|Implemented|Superseded|Erledigt|Abgeschlossen|Umgesetzt|Terminé|Réalisé|Hecho|Realizado|Fatto|Completato|Concluído|Gedaan|Afgerond|Wykonano|Выполнено)(?: in part)?(?: [(（].{2,80}[)）])?\.?$/u

/** Whether a sentence lets its subject do something. */
export function isPermission(text: string): boolean {
  return permission.test(text)
}

/** Whether a unit has nothing for anybody to do, whatever words of duty it holds. */
export function isNoTask(unit: Unit, isTimed: boolean, language: Language): boolean {
  const { isList, kind, text } = unit
  return (
    box.test(text) ||
    postmark.test(text) ||
    endsAside(text) ||
    isCutLine(unit) ||
    (kind === 'sentence' && !isList && /[:：]$/u.test(text)) ||
    consequence.test(text) ||
    footer.test(text) ||
    isDissent(text, language) ||
    refers.test(text) ||
    namesColumns(unit) ||
    isConditionInDisguise(text) ||
    endsAsDone.test(text) ||
    (!isList && kind !== 'row' && cutOff.test(text)) ||
    pause.test(text) ||
    expected.test(text) ||
    happens.test(text) ||
    (kind !== 'sentence' && calledUse.test(unit.label)) ||
    isExcluded(unit) ||
    (!isTimed && (isPermission(text) || naming.test(text) || meaning.test(text)))
  )
}
