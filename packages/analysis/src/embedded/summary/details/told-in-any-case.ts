import type { WeighedUnit } from '../../findings/weigh-unit.ts'

const most = 2
const mostWords = 45

/** How many were hurt or are affected, and what was taken, by language. */
const harm = [
  '(?:people|persons?|customers|patients|users|accounts|children|adults|workspaces|employees|records|files|attachments|cases|members) (?:\\p{L}+ ){0,4}(?:burn(?:ed|t)|injured|hurt|killed|died|affected|exposed|stolen|taken|downloaded|accessed|compromised|viewed|hospitali[sz]ed)|(?:downloaded|accessed|copied|stole|exposed|took|viewed) [0-9][0-9,.]* ',
  '(?:personen|menschen|kunden|patienten|kinder|konten|datensätze|dateien|fälle) .{0,40}(?:verletzt|verbrannt|getötet|betroffen|gestohlen|entwendet|abgerufen|abgeflossen)',
  '(?:personnes|clients|patients|enfants|comptes|dossiers|fichiers|cas) .{0,40}(?:blessé|brûlé|tué|touché|concerné|volé|dérobé|téléchargé|consulté)',
  '(?:personas|clientes|pacientes|niños|cuentas|archivos|casos) .{0,40}(?:herid|quemad|fallecid|afectad|robad|sustraíd|descargad)',
  '(?:persone|clienti|pazienti|bambini|account|file|casi) .{0,40}(?:ferit|ustionat|mort|coinvolt|interessat|rubat|sottratt|scaricat)',
  '(?:pessoas|clientes|pacientes|crianças|contas|ficheiros|arquivos|casos) .{0,40}(?:ferid|queimad|mort|afetad|roubad|furtad|descarregad)',
  '(?:personen|mensen|klanten|patiënten|kinderen|accounts|bestanden|gevallen) .{0,40}(?:gewond|verbrand|gedood|getroffen|gestolen|gedownload|buitgemaakt)',
  '(?:osób|osoby|klientów|pacjentów|dzieci|kont|plików|przypadk\\p{L}+) .{0,40}(?:rannych|poparz|zginę|poszkodowan|dotknię|skradzion|pobran)',
  '(?:человек|людей|клиентов|пациентов|детей|аккаунтов|файлов|случаев) .{0,40}(?:пострада|ранен|погиб|затронут|похищ|украден|скачан)|(?:пострадал|похищен|скачан)\\p{L}* .{0,30}[0-9]',
]
const tellsHarm = new RegExp(`(?<!\\p{L})(?:${harm.join('|')})`, 'iu')
const tellsHarmElsewhere =
  /\p{N}+[^。]{0,6}(?:人|名|件|户|个)[^。]{0,8}(?:受伤|死亡|烧伤|受影响|泄露|被盗)|\p{N}+[^。]{0,4}(?:人|名|件)[^。]{0,10}(?:負傷|けが|死亡|影響|流出|漏えい)|(?:أصيب|تضرر|تسريب)[^.]{0,30}\p{N}/u
/** From when until when something is done: `The works begin on 4 May and go on until 9 June.` */
const lasts =
  /(?<!\p{L})(?:(?:begins?|starts?|commences?)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:until|till|through|ends?|finish\p{L}*|lasts?|to)|(?:beginnt|beginnen|starten?)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:bis|enden?|endet|dauern?)|(?:commencer\p{L}*|débuter\p{L}*|commencent?)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:jusqu|dureront|au|s['’]achèver)|(?:comenzar\p{L}*|empezar\p{L}*|comienzan?)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:hasta|durar|terminar)|(?:inizier\p{L}*|iniziano?)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:fino|al|dureranno|terminer)|(?:começ\p{L}+|iniciam?)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:até|a|durar|terminar)|(?:beginnen|starten|begint|start)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:tot|t\/m|duren|eindig)|(?:rozpoczn\p{L}+|zaczn\p{L}+)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:do|potrwa|zakończ)|(?:начн\p{L}+|начина\p{L}+)(?!\p{L})[^.;]{3,60}(?<!\p{L})(?:до|продл\p{L}+|законч|по))(?:\p{L}*)/iu
/** A share that nobody may pass: `No more than 12% may go on travel.` */
const atMost =
  /(?<!\p{L})(?:no(?:t)? more than|at most|up to a maximum of|höchstens|maximal|au plus|au maximum|como máximo|no más de(?:l)?|al massimo|non più del|no máximo|não mais de|hoogstens|maximaal|ten hoogste|nie więcej niż|maksymalnie|не более|не больше) (?:\p{L}{1,4} )?\p{N}[\p{N}.,]*\s?(?:%|per ?cent|prozent|pour cent|por ciento|per cento|por cento|procent|процент)/iu

/** What somebody does not tolerate: `Allergy to penicillin.` */
const tellsAllergy = /(?<!\p{L})(?:allerg|alerg|аллерг)\p{L}+|过敏|過敏|アレルギー|حساسية/iu
const mostOfAllergy = 20

const allows =
  /(?<!\p{L})(?:may|can|must|shall|darf|dürfen|kann|können|peu(?:t|vent)|doi(?:t|vent)|puede[n]?|debe[n]?|può|possono|deve|devono|pode[m]?|devem|mag|mogen|moet|może|mogą|может|могут|должн\p{L})(?!\p{L})/iu
/** `Had we known, fewer files would have been taken.` */
const unreal =
  /(?<!\p{L})(?:would (?:not |never )?have|could have|(?:wäre|hätte)n?|(?:aurai|serai)(?:t|ent)|habría[n]?|sarebbe(?:ro)?|avrebbe(?:ro)?|teria[m]?|zou(?:den)?|byłoby|было бы)(?!\p{L})/iu

function has(found: WeighedUnit, kind: string, least = 1): boolean {
  return found.values.filter((value) => value.kind === kind).length >= least
}

const kinds: readonly ((found: WeighedUnit) => boolean)[] = [
  ({ unit: { text } }) =>
    /\p{N}/u.test(text) &&
    !unreal.test(text) &&
    (tellsHarm.test(text) || tellsHarmElsewhere.test(text)),
  ({ unit: { text, words } }) => words <= mostOfAllergy && tellsAllergy.test(text),
  (found) => has(found, 'date', 2) && lasts.test(found.unit.text),
  (found) => has(found, 'percent') && atMost.test(found.unit.text) && allows.test(found.unit.text),
]

/** What a reader has to know however long the paper is: who was hurt, when works begin and end, a share that is the limit. */
export function toldInAnyCase(findings: readonly WeighedUnit[]): WeighedUnit[] {
  const sentences = findings.filter(
    ({ unit, matches }) =>
      unit.kind === 'sentence' && unit.words <= mostWords && matches.condition === 0,
  )
  return kinds.flatMap((tells) => sentences.filter(tells).slice(0, most))
}
