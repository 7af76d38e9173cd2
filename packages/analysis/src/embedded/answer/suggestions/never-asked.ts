import { endsAsOrganization } from '../../findings/parties/parties.ts'

/** How to reach somebody and who somebody is, which the paper shows at a glance. */
const atAGlance =
  /^(?:date of birth|born|geburtsdatum|geboren|date de naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|data urodzenia|дата(?: и место)? рождения|место жительства|出生日期|生年月日|(?:home |postal |email |e-mail )?address|(?:tele)?phone|tel|mobile|cell|fax|e-?mail|website|web|bank|iban|bic|encs?|cc|name|example|note|text|p\.?s|signed|signature|adresse|anschrift|telefon|mobil|e-mail-adresse|beispiel|hinweis|name|anlagen?|unterschrift|adresse|téléphone|courriel|banque|nom|exemple|dirección|teléfono|correo|banco|nombre|ejemplo|indirizzo|telefono|banca|nome|esempio|endereço|telefone|morada|exemplo|adres|telefoon|naam|voorbeeld|bijlagen?|telefon|imię|przykład|załączniki|адрес|телефон|банк|имя|пример|приложени[ея]|地址|电话|姓名|住所|電話|氏名|العنوان|الهاتف|الاسم|المرفقات)$/iu
/** What a letter is about, what is with it and who handles it: its own lines, which nobody asks about. */
const ofLetter =
  /^(?:re|ref|our ref|your ref|subject|attn|copy|copies|enclosures?|attachments?|date (?:mailed|sent|printed|of letter)|served by|agent for owner|bookings?|switchboard|place|room|flat|unit|betreff|betr|bezug|unser zeichen|ihr zeichen|aktenzeichen|bearbeiter(?:in)?|sachbearbeiter(?:in)?|durchwahl|wohnung|objekt|objet|réf|nos réf|vos réf|pièces? jointes?|chantier|dossier suivi par|asunto|ref|referencia|adjuntos?|anexos?|oggetto|rif|riferimento|protocollo|allegat[oi]|interno|assunto|referência|onderwerp|betreft|kenmerk|ons kenmerk|uw kenmerk|behandeld door|dotyczy|znak(?: sprawy| pisma)?|sprawę prowadzi|załącznik|sygnatura|тема|касательно|исх|исполнитель|件名|文書番号|主题|事由|附件|الموضوع|المرجع)$/iu
/** Who came, when somebody came and went, when an office is open: told for the record. */
const forTheRecord =
  /^(?:date of (?:issue|letter|invoice|report|print|statement)|(?:invoice|statement|issue|letter|report|print) date|minutes ref|ausstellungsdatum|rechnungsdatum|date d['’]émission|fecha de emisión|data di emissione|data de emissão|dagtekening|data wystawienia|дата выдачи|entered|entry|left|exit|vehicle|registration|child|pupil|present|apologies|in attendance|absent|reply|sent|handset|opening hours|office hours|hours|payee|anwesend|abwesend|entschuldigt|gesendet|sprechzeiten|öffnungszeiten|bürozeiten|konto|objektkonto|bankverbindung|empfänger|fahrzeug|kennzeichen|kind|présents?|absents?|excusés?|envoyé|horaires|compte|véhicule|enfant|asistentes|presentes|ausentes|enviado|horario|cuenta|vehículo|presenti|assenti|inviato|orari|conto|veicolo|periodo|reclami(?: scritti)?|reklamacje|reclamaciones|réclamations|reclamações|klachten|beschwerden|complaints|ausentes|horário|conta|veículo|aanwezig|afwezig|verzonden|openingstijden|rekening|voertuig|kenteken|obecni|nieobecni|wysłano|godziny otwarcia|konto|pojazd|присутствовали|отсутствовали|отправлено|часы работы|счёт)$/iu
/** `zawarta pomiędzy`: half of how a contract begins. */
const halfOfOpening = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|pomiędzy|między|между)$/iu
/** For how long a sum is, which names no sum. */
const ofSpan =
  /^(?:monthly|weekly|yearly|annually|daily|altogether|per (?:month|week|year|day)|monatlich|wöchentlich|jährlich|täglich|insgesamt|zusammen|(?:pro|im) (?:monat|jahr)|par (?:mois|an)|en tout|al (?:mes|año|mese)|en total|all['’]anno|in tutto|por (?:mês|ano)|ao todo|maandelijks|jaarlijks|per (?:maand|jaar)|samen|miesięcznie|rocznie|tygodniowo|dziennie|razem|łącznie|ogółem|w sumie|ежемесячно|ежегодно|в (?:месяц|год)|всего|每月|每年|一共|毎月|毎年|شهري(?:ا|اً)|سنوي(?:ا|اً))$/iu
/** Headings of any paper, which say nothing of what is under them. */
const ofAnyPaper =
  /^(?:introduction|overview|general(?: rules| terms| provisions| information)?|preface|foreword|contents|summary|background|changes|miscellaneous|definitions|notes?|remarks|appendix|annex|history|einleitung|einführung|überblick|übersicht|allgemeines|vorwort|inhalt|zusammenfassung|sonstiges|begriffe|anhang|aperçu|généralités|préambule|avant-propos|sommaire|résumé|divers|définitions|annexe|introducción|generalidades|preámbulo|resumen|índice|definiciones|anexo|introduzione|premessa|generalità|indice|sommario|definizioni|allegato|introdução|preâmbulo|resumo|definições|inleiding|overzicht|algemeen|voorwoord|inhoud|samenvatting|overig|definities|bijlage|wstęp|wprowadzenie|spis treści|definicje|введение|общие положения|содержание|определения|приложение|はじめに|概要|目次|定義|引言|概述|目录|定义|前言|مقدمة|نظرة عامة|تعريفات)$/iu
/** `HM/26/0771934`: what it is called by, to be read and not asked. */
const identifier = /^(?=[^\p{Ll}]*\d)[\p{Lu}\d][\p{Lu}\d/.\s-]{3,40}(?:\s?\(.*)?$/u
const amountOrDay =
  /^[\d.,\s]+$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|^\d{4}-\d\d-\d\d|[.,]\d\d$|^\d{1,4}\s?\p{Lu}{1,4}$/u
const code = /::|[{}\\]|<\/?\p{L}|https?:|\p{L}[=_]\p{L}|(?:^|\s)[.~]{0,2}\/\p{L}/u
/** Boxes to tick, which say nothing before they are. */
export const boxes = /[☐□▢❏◻]/u
const quoted = /["„“”«»]/u
/** `NHS number`, `EAN-nummer`: what such a number is stands beside it. */
const number = /(?<!\p{L})(?:number|no|numéro|número|numero|numer|номер)$|nummer$|-nr$/iu
/** `Property address`, `Hospital number`: what tells one house, file or reader from others. */
const ofFile =
  /(?<!\p{L})(?:(?:hospital|patient|policy|agreement|plan|account|customer|member|membership|nhs|passport|licen[cs]e) number|nr|reference|address|référence|referencia|dirección|riferimento|indirizzo|referência|morada|adres|адрес)$|(?:kunden|versicherungs|vertrags|policen|mitglieds|konto)-?nummer$|adresse$|anschrift$|地址$|住所$/iu

/** How much the sum is depends on what it is the sum of; who reads a paper knows who he is. */
const bare =
  /^(?:due|costs?|sum|amount|subtotal|payment|value|limit|target|kosten|summe|betrag|zwischensumme|wert|zahlung|coûts?|somme|montant|sous-total|valeur|costes?|coste|suma|importe|subtotal|valor|cost[oi]|somma|importo|subtotale|valore|custos?|soma|montante|kost|som|bedrag|subtotaal|waarde|kosztu?|koszty|suma|kwota|wartość|стоимость|сумма|费用|金额|小计|合计|費用|金額|小計|合計|التكلفة|المبلغ)$/iu
const ofReader =
  /^(?:patient|client|customer|policy ?holder|applicant|claimant|borrower|member|account holder|insured|patient(?:in)?|kund(?:e|in)|auftraggeber(?:in)?|antragsteller(?:in)?|versicherte[rn]?|versicherungsnehmer(?:in)?|patiente|clientes?|clients?|demandeur|assurée?|paciente|solicitante|asegurad[oa]|paziente|richiedente|assicurat[oa]|requerente|segurad[oa]|klant|aanvrager|verzekerde|verzekeringnemer|pacjent(?:ka)?|klient(?:ka)?|wnioskodawca|ubezpieczony|пациент|клиент|заказчик|заявитель|患者|顾客|客户|申请人|紧急联系人|法定代表人|申請者|契約者|المريض|العميل)s?$/iu

/** Whether nobody asks what stands under a label or a heading, or who an organization of that name is. */
export function isNeverAsked(label: string): boolean {
  return (
    atAGlance.test(label) ||
    ofLetter.test(label) ||
    forTheRecord.test(label.trim()) ||
    halfOfOpening.test(label.trim()) ||
    ofSpan.test(label) ||
    quoted.test(label) ||
    ofAnyPaper.test(label.trim()) ||
    bare.test(label.trim()) ||
    ofReader.test(label.trim()) ||
    ofFile.test(label.trim()) ||
    endsAsOrganization(label)
  )
}

/** Whether a line is written for machines: of a log, an address of the web, a setting. */
export function isMachineText(text: string): boolean {
  return code.test(text.slice(0, 300))
}

/** Whether a value only tells one file from another. */
export function isIdentifier(value: string): boolean {
  const text = value.trim().slice(0, 200)
  return identifier.test(text) && !amountOrDay.test(text)
}

/** Whether a label names a number of somebody or something. */
export function namesNumber(label: string): boolean {
  return number.test(label)
}
