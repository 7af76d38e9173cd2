import type { SuggestionPhrases } from '../../phrases/suggestion-phrases.ts'

export const suggestions: SuggestionPhrases = {
  labelAtAGlance:
    '^(?:geburtsdatum|geboren|adresse|anschrift|telefon|mobil|e-mail-adresse|bank|beispiel|hinweis|name|text|anlagen?|unterschrift)$',
  labelOfLetter:
    '^(?:betreff|betr|bezug|unser zeichen|ihr zeichen|aktenzeichen|bearbeiter(?:in)?|sachbearbeiter(?:in)?|durchwahl|wohnung|objekt)$',
  labelForTheRecord:
    '^(?:ausstellungsdatum|rechnungsdatum|anwesend|abwesend|entschuldigt|gesendet|sprechzeiten|öffnungszeiten|bürozeiten|konto|objektkonto|bankverbindung|empfänger|fahrzeug|kennzeichen|kind|beschwerden)$',
  labelOfSpan:
    '^(?:monatlich|wöchentlich|jährlich|täglich|insgesamt|zusammen|(?:pro|im) (?:monat|jahr))$',
  headsAnyPaper:
    '^(?:einleitung|einführung|überblick|übersicht|allgemeines|vorwort|inhalt|zusammenfassung|sonstiges|begriffe|anhang)$',
  barelySum: '^(?:kosten|summe|betrag|zwischensumme|wert|zahlung|limit)$',
  readerHimself:
    '^(?:patient(?:in)?|kund(?:e|in)|auftraggeber(?:in)?|antragsteller(?:in)?|versicherte[rn]?|versicherungsnehmer(?:in)?)$',
  endsOnFile:
    '(?:\\p{L}*(?:kunden|versicherungs|vertrags|policen|mitglieds|konto)-?nummer|nr|\\p{L}*adresse|\\p{L}*anschrift)$',
  barelyDate: '^(?:datum)$',
  namesDate: '^datum_|\\p{L}*datum$',
  namesWhatWasDone: '',
  verbOfSentence: '',
  linksWords: '^(?:der|des|die|das|für|und|von|zum|zur|im|am|per)$',
  joinsNouns: '^(?:der|und|von|in|des)$',
  opensWithSomebody: '^(?:wir|sie|ich)',
  greetsSomebody: '^(?:sehr|liebe)',
  lastsSoLong: '\\p{L}*(?:frist|dauer|laufzeit|zeitraum|garantie|periode)',
  namesLength: '',
  sumOfLabel: '',
  opensPartOfSum: '',
  shareOrSum: '',
  reachesSomebody: '',
  namesPerson: '',
  happensThen: '',
  liesBetweenDays: '',
  tellsOfWork: '\\p{L}*(?:arbeits(?:vertrag|nehmer|geber|verhältnis|tage|zeit)|gehalt|lohn)',
  tellsOfAppeal: '\\p{L}*(?:widerspruch|einspruch|berufung|rechtsbehelf)',
  namesOneThing: '',
  restOfLabel: '',
}
