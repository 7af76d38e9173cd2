import { isMerelyPossible } from '../../findings/outcomes/possible.ts'
import { isTimedRemedy } from '../../findings/tasks/demands.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'

/* Expressions of all languages that hold words of deciding and tell what may happen some day, or only how a meeting went. */

/** `Silence counts as refusal`: what something is taken for. */
const deemed =
  /(?<!\p{L})(?:(?:is|are|shall be|will be) (?:deemed|taken|treated|regarded) (?:to|as)|counts? as|gelten? als|vau(?:t|dra)|vaudront|est réputée?|sont réputé\p{L}+|se (?:entender|considerar|tendr)á\p{L}*|equivale a|si (?:intende|considera)|vale come|equivale a|considera-se|vale como|geldt als|gelden als|wordt geacht|uznaje się|uważa się|считается|считаются)(?!\p{L})|视为|みなし(?:ます|、)|とみなす|يعتبر|تعتبر/iu

/** Who was there, who took the chair, when a meeting was opened and closed: how it went, and not what it decided. */
const formality = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:meeting|session|hearing|assembly) (?:\\p{L}+ ){0,3}(?:opened|closed|adjourned|ended|called to order|declared (?:open|closed|quorate|valid))|(?:in|took) the chair|(?:was|were|is|are) (?:present|in attendance)|apologies (?:for absence )?(?:were|from)|quorum|no other business|(?:moved|proposed)(?: by)? [^.;]{2,40},? (?:and )?seconded|hearings? (?:was|were) held|held (?:\\p{L}+ ){0,2}(?:public )?(?:hearings?|meetings?)',
    '(?:sitzung|versammlung) (?:\\p{L}+ ){0,6}(?:eröffnet|geschlossen|beendet|beschlussfähig)|(?:eröffnet|schließt|beendet) (?:die|der) (?:sitzung|versammlung)|beschlussfähig\\p{L}*|(?:sind|waren) (?:\\p{L}+ ){0,6}(?:anwesend|vertreten|erschienen)|versammlungsleiter\\p{L}*|protokollführer\\p{L}*',
    '(?:séance|réunion|assemblée) (?:\\p{L}+ ){0,4}(?:ouverte|levée|close)|(?:ouvre|lève|clôt) la séance|quorum|(?:sont|étaient) (?:présents?|représentés?)|secrétaire de séance|valablement (?:constituée|délibérer)',
    '(?:se )?(?:abre|levanta|cierra) la (?:sesión|junta|reunión)|(?:sesión|junta|reunión) (?:\\p{L}+ ){0,4}(?:abierta|levantada|cerrada)|quórum|válidamente constituida|(?:asisten|concurren|están presentes)',
    '(?:seduta|riunione|assemblea) (?:\\p{L}+ ){0,4}(?:tolta|aperta|chiusa|sciolta|costituita)|(?:apre|chiude|toglie|scioglie) la (?:seduta|riunione)|(?:validamente|regolarmente) costituita|(?:sono|risultano) presenti|si è riunit[ao]|dichiara (?:valida )?la seduta|presidente viene nominat[ao]|maggioranza (?:\\p{L}+ ){0,2}è raggiunta|(?:nominat[oa]|assume la|funge da|presiede)[^.;]{0,20}(?:president|segretari|presidenza)\\p{L}*|numero legale',
    '(?:sessão|reunião|assembleia) (?:\\p{L}+ ){0,4}(?:aberta|encerrada)|(?:encerrou-se|abriu-se|deu por encerrada) a (?:sessão|reunião|assembleia)|quórum|(?:estiveram|estavam) presentes',
    '(?:vergadering|zitting) (?:\\p{L}+ ){0,4}(?:geopend|gesloten)|(?:opent|sluit) de vergadering|quorum|(?:zijn|waren) (?:\\p{L}+ ){0,3}(?:aanwezig|vertegenwoordigd)',
    '(?:posiedzenie|zebranie) (?:\\p{L}+ ){0,4}(?:otwart|zamknięt|zakończon)\\p{L}*|(?:otworzył|zamknął|zakończył)a? (?:posiedzenie|zebranie)|kworum|(?:było|byli|są) obecn\\p{L}+',
    '(?:собрание|заседание) (?:\\p{L}+ ){0,4}(?:открыт|закрыт|объявл)\\p{L}*|кворум\\p{L}*|присутств\\p{L}+|председател\\p{L}+ собрания',
  ].join(
    '|',
  )})(?!\\p{L})|^(?:present|in attendance|apologies|anwesend|présents?|asistentes|presentes|presenti|aanwezig|obecni|присутствовали)\\s?[:：]|(?:开会|散会|闭会|出席人数|法定人数)|(?:開会|閉会|散会|定足数|出席者)|النصاب|(?:افتتح|اختتم)ت? الجلسة`,
  'iu',
)

/** Whether a meeting's record tells who came and how it was opened or closed. */
export function isFormalityOfMeeting(text: string): boolean {
  return formality.test(text)
}

/** `Given under my hand on 3 May`, `Dit vonnis is gewezen door`, `The time for an appeal is`: who signed a ruling and when, and how long it may be fought. */
const signed =
  /^(?:made|given|signed|dated|delivered|pronounced) (?:at|by|under|on|in|and)(?!\p{L})|^(?:this|the) (?:judgment|award|decision|order) (?:was|is) (?:given|made|delivered|pronounced|signed) (?:by|at|on|in)(?!\p{L})|^(?:dit|deze) (?:vonnis|beschikking|uitspraak) is (?:gewezen|gegeven|gedaan) door|(?:verkündet|zugestellt) am \p{N}|^(?:ainsi )?(?:fait|jugé|prononcé)(?: et \p{L}+)? (?:à|en|par|le|publiquement)|^así (?:lo|por esta)|^(?:così )?deciso (?:in|a) |^publique-se|^intimem-se|^(?:(?:the|die|le|el|il|o|de) )?(?:time(?: limit)?|period|frist|délai|plazo|termine|prazo|termijn|termin|срок) (?:for|to|zur|für|pour|d[e’']|para|per|van|na|для|на) ?(?:\p{L}{1,4} )?(?:appeal|berufung|revision|appel|apela|recurso|appello|impugna|hoger|apelac|обжалован|апелляц)/iu

/** Whether a ruling tells when and by whom it was given, or until when somebody may appeal. */
export function isFormalityOfRuling(text: string): boolean {
  return signed.test(text)
}

/** `The aim of the trials was to estimate`: what was wanted, and not what came out. */
const aims =
  /^(?:the|this|our) (?:audit|review|study|report|survey|evaluation) (?:assess|examin|look|consider|review)\p{L}*(?: at)? (?:whether|how|if)(?!\p{L})|^(?:the |our |main |an? )*(?:aims?|purpose|objectives?|goal) (?:of|in|was|is)(?!\p{L})|^(?:(?:unser|das|der) )?(?:ziel|zweck) (?:der|des|dieser|ist|war)(?!\p{L})|^(?:le but|l['’]objectif) (?:de|est|était)|^(?:el objetivo|la finalidad) (?:de|del|es|era|fue)(?!\p{L})|^(?:lo scopo|l['’]obiettivo) (?:di|del|della|è|era)(?!\p{L})|^o objetivo (?:de|da|do|é|era|foi)(?!\p{L})|^het doel (?:van|is|was)(?!\p{L})|^celem (?:\p{L}+ )?(?:jest|było|był)|^цель(?:ю)? (?!\p{N})|^(?:本研究の)?目的(?:は|是)/iu

/** `Five trustees, who are elected by the members`: how an office is filled. */
const filled =
  /(?<!\p{L})(?:who (?:is|are) (?:elected|appointed|chosen)|(?:is|are) (?:elected|appointed|chosen) by (?:the )?(?:members|board|council|shareholders|owners))(?!\p{L})/iu

/** `Our liability is limited to the fee`: what somebody owes if something goes wrong. */
const limitsLiability =
  /(?<!\p{L})(?:liab(?:le|ility)|haftung|haften|haftet|responsabilit[éà]|responsabilidade?|aansprakelijk\p{L}*|odpowiedzialnoś\p{L}+|ответственност\p{L}+)(?!\p{L})[^.;]{0,60}(?:limited|capped|beschränkt|begrenzt|limitée?|limitad[ao]|limitata|beperkt|ogranicz\p{L}+|огранич\p{L}+)/iu

/** Whether a finding tells a rule, a right or what may come, and not what came out. */
export function isMereRule({ unit, values }: WeighedUnit, language: Language): boolean {
  const { text } = unit
  if (limitsLiability.test(text)) return true
  if (
    aims.test(text) ||
    deemed.test(text) ||
    filled.test(text) ||
    isTimedRemedy(text, values, language)
  )
    return true
  return text.search(language.patterns.condition) === 0 || isMerelyPossible(text, language)
}
