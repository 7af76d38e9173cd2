import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'
import { conditionInFront } from '../conditions.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '^(?:und |aber |(?:wenn|falls|sollten) [^.;]{3,200}, (?:so |dann )?)?(?:wir|ich)_',
  asksOfReader:
    'bitte|wir (?:bitten|empfehlen|raten|fordern|laden)|sie (?:müssen|sollten|haben)|ich (?:bitte|empfehle|fordere|rate)_',
  forbidsReader: '(?:dürfen sie|sie dürfen)(?: \\p{L}+){0,8}? nicht_',
  opensContrast: '(?<=[,;]\\s)(?:aber|jedoch|doch|danach)_',
  unlessClause: 'es sei denn_[^.;]*',
  forbids: '(?:darf|dürfen)(?: \\p{L}+){0,8}? nicht_',
  asksNothing: [
    '(?:(?:ist|sind|bin) nicht verpflichtet|(?:brauch|müss|muss)(?:en|t|st|e)?(?: \\p{L}+){0,4}? (?:nicht|nichts))_',
    '(?:(?:ist|sind) nicht (?:verpflichtend|vorgeschrieben|zwingend|pflicht)|(?:ist|sind) (?:\\p{L}+ )?bis zu)_',
    'bitte beachten sie_',
  ].join('|'),
  wishedFor: '',
  saidEarlier:
    '(?:sie|er) (?:haben|hat) (?:uns )?[^.;,]{0,40}?(?:mitgeteilt|gesagt|angegeben|erklärt|geschildert)_[^.;]*',
  withoutHaving: '(?:ohne dass?|ohne [^.;,]{1,60}? zu müssen)_[^.;]*',
  writerHasTo:
    '(?:wenn|falls) (?:der|die|das|ein|eine) [^.;,]{1,80}(?:muss|müssen)_|(?:(?:wenn|falls|weil|bevor|sobald|was|die|das|den) wir [^.;,]{1,80}?(?:müssen|sollen)|mitteilen (?:zu )?müssen)_',
  hasToBe: 'müss(?:en|t) [^.;]{0,60}(?:alt sein|wohnhaft|volljährig)',
  invertedClause: conditionInFront,
  capsLiability:
    'in keinem fall (?:haftet|haften)_[^.;]*|\\p{L}*haftung_[^.;]{0,80}? (?:darf|soll)_[^.;]*',
  formality: [
    '(?:gegenstandslos|gelesen [^.;]{0,40}unterschrieben|(?:bitte |stets |immer )angeben\\)|druckschrift|blockschrift)_',
    '(?:großbuchstaben|bitte wenden|für ihre unterlagen|antworten sie nicht auf diese)_',
    'lesen sie [^.;]{0,60}(?:sorgfältig|aufmerksam)_',
  ].join('|'),
  toBeRead:
    '(?:bitte (?:\\p{L}+ ){0,2}(?:lesen|beachten|aufbewahren)|unbedingt (?:lesen|beachten))[.!)]*$',
}
