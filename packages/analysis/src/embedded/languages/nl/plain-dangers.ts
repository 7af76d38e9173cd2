import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:bel|waarschuw) (?:direct |onmiddellijk |eerst )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|de brandweer|een ambulance)|(?:ga|neem) (?:direct|onmiddellijk) (?:naar|contact op met) (?:de (?:huisarts|spoedeisende)|het ziekenhuis|uw (?:arts|huisarts)|een arts)',
  hurt: '[0-9]+ (?:personen|mensen|kinderen|klanten|patiënten)_ [^.;]{0,30}(?:gewond|verbrand|vergiftigd|opgenomen)',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nooit|nimmer) (?!meer_|eerder_|te_|is_|was_)\\p{L}{3,} \\S|\\p{L}{3,} (?:u )?(?:\\p{L}+ ){0,3}nooit_ \\S|(?:gebruik|open|betreed|start|drink|rijd|ga) [^.;]{1,60}?(?:niet (?:meer|zolang|voordat|totdat|als)|onder geen beding)|(?:stel|neem|zet) [^.;]{1,50} buiten (?:bedrijf|gebruik|werking)|stop (?:direct |onmiddellijk )?met het gebruik|verlaat (?:direct |onmiddellijk )?(?:de ruimte|het gebouw|het huis))',
  gone: '(?:na|vanaf) [^.;,]{2,40} (?:niet (?:meer|langer)) (?:beschikbaar|verkrijgbaar|verstrekt|geleverd|ondersteund)|(?:niet|niet meer) beschikbaar (?:na|zodra)_',
  unpaid:
    '(?:bij|door|vanaf) (?:het |de )?(?:ontstaan|oplevering|levering|ondertekening),? (?:en niet|ongeacht|los van) [^.;]{0,20}betaling',
  uncovered:
    '(?:teruggebracht|beperkt|verlaagd) tot (?:alleen )?het (?:wettelijk\\p{L}*|verplicht\\p{L}*) minimum|niet (?:afgesloten|meeverzekerd|meegekozen)_|alleen voor [\\p{L} ]{2,30} (?:verzekerd|gedekt)',
  fine: '(?:annuleren|annulering|afzeggen|afzegging)_[^.;]{0,40}kost_[^.;]{0,20}[0-9]|(?:boete|dwangsom|naheffing)[^.;]{0,40}(?:van|tot)[^.;]{0,12}[0-9]',
  blocked:
    '(?:levering|stroom|gas|water|toegang|kaart|rekening)_[^.;]{0,60}(?:afgesloten|geblokkeerd|stopgezet|opgeschort)',
  silence:
    '(?:zwijgen|uitblijven van (?:een )?(?:reactie|antwoord)|betaling)[^.;]{0,80}(?:aanvaarding|instemming|akkoord|toestemming)',
  bannedAfter:
    '(?:maanden|jaar) na (?:het einde|afloop|beëindiging)[^.;]{0,80}(?:niet|geen|verboden)_',
  finding:
    'allergi(?:e|sch)_ (?:voor|tegen)|(?:nodus|nodule|laesie|massa|cyste|poliep)_ [^.;]{0,90}(?:nader (?:te )?(?:onderzoek|onderzoeken)|controle)',
  doubled: '(?:het (?:dubbele|drievoudige)|twee keer) (?:van )?(?:de|het)_',
  endsWith:
    'eindigt (?:gelijktijdig|tegelijk) met|(?:heeft|hebben|hebt) geen (?:recht op|aanspraak op) (?:schadevergoeding|vergoeding)',
  invalid:
    '(?:opzegging|melding|kennisgeving|aanvraag|bezwaar)_ [^.;]{0,60}(?:is|zijn) (?:ongeldig|niet geldig|nietig)_',
  notPaid: 'wordt niet (?:automatisch )?(?:geïncasseerd|afgeschreven|uitbetaald|vergoed)_',
  breaks: '(?:kan|kunnen|zal) [^.;]{3,60}(?:beschadigen|vernielen|wissen|uitschakelen)_',
  unwise:
    '(?:wordt|is) (?:sterk )?(?:afgeraden|niet aan te raden|niet aanbevolen)_|op eigen risico_|niet meer toegestaan_',
}
