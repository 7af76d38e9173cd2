import type { Asking } from '../../asking.ts'
import { months } from '../months.ts'

export const asking: Asking = {
  types: {
    measure:
      'wie ?viel (?:wasser|strom|gas|energie|alkohol|gepäck|platz|speicher\\p{L}*|daten\\p{L}*|benzin|kraftstoff|diesel|öl|salz|zucker|flüssigkeit|blut|gramm|kilo|liter)(?!\\p{L})|wie (?:groß|schwer|weit|breit|warm|laut|tief|dick|hell|stark|heiß)|wie schnell(?= (?:darf|dürfen|fahr|fähr|läuft|ist))|wie (?:hoch|lang) (?:darf|dürfen|soll|muss|ist (?:der|die|das) (?:zaun|mauer|hecke|haus))|welche (?:größe|fläche|temperatur|geschwindigkeit|entfernung)',
    consequence:
      'was (?:passiert|geschieht|droht|ist|mache ich)[^?]{0,20},? (?:wenn|falls)|was passiert|was geschieht|was droht|was,? (?:wenn|falls)|was (?:tun|kann ich tun),? (?:wenn|falls)|^\\s*und (?:wenn|falls)',
    period:
      'wie schnell(?! (?:darf|dürfen|fahr|fähr|läuft|ist))|wie lange|wie hoch ist (?:die|der|das) (?:\\p{L}+ )?(?:\\p{L}*arbeitszeit|\\p{L}*frist|\\p{L}*dauer|\\p{L}*urlaub)|wie ?viel zeit|wie viele (?:jahre|monate|wochen|tage|stunden|minuten)|welche (?:frist|dauer)|in welcher frist|mit welcher frist|innerhalb welcher',
    percent:
      'wie hoch (?:ist|sind|war|waren) (?:\\p{L}+ ){1,2}\\p{L}*(?:zins|zinsen|zinssatz|quote|anteil|rabatt|steuersatz)(?!\\p{L})|wie viel prozent|welcher (?:anteil|prozentsatz|zinssatz)|um wie ?viel|wie viel (?:billiger|teurer|mehr|weniger)',
    money:
      'wie (?:hoch|teuer)|was (?:muss|müssen|soll|sollen) [^?]{1,60}(?:zahlen|bezahlen|überweisen|abgebucht)|was (?:kostet|kosten|bekommt|bekomme(?! ich (?:dafür|für das geld))|verdient|zahlt|zahle|muss ich (?:insgesamt )?zahlen)|(?:was|wieviel) (?:würde|wird|werden|dürfte|darf) [^?]{1,60}kosten|was (?:zahlen|verlangt|verlangen|kostete|kosteten|verdienen) |welche[mrns]? (?:\\p{L}{0,20}summe|\\p{L}{0,20}betrag|betrag|preis|miete|gehalt|summe|zuschuss|förderung|kaution|beitrag|strafe|bußgeld|abschlag|entschädigung|vergütung|prämie|abfindung|rabatt)|welche (?:kosten|gebühr)|wie ?viel (?:kostet|kosten|zahlt|muss|geld|verdient|bekommt)|wie ?viel',
    date: 'wann|bis wann|ab wann|seit wann|(?:an|in|zu|bis zu|ab) welche[mnr] (?:tag|jahr|monat|datum|termin|zeitpunkt)|um wie ?viel uhr|an welchen (?:tagen|terminen)|welches datum|wie spät',
    number:
      'wie ?viele?|wie (?:oft|groß|alt|schwer|weit|lang|breit|warm|laut|schnell)|welche (?:anzahl|größe|zahl)|(?:ab|mit|in|bis zu) welchem alter',
    contact:
      '(?:telefon|konto|akten|rechnungs|policen|kunden|vertrags|versicherungs)?(?:nummer|zeichen)|wen (?:rufe|kann|soll|muss)|an wen|bei wem|wohin wende',
    place:
      'wo|wohin|woher|an welchem ort|in welche[mnr] (?:stadt|land|ort|straße|raum)|welche adresse',
    person:
      'wer|wem|wen|wessen|welche (?:firma|person|bank|partei|behörde|versicherung|klinik|kanzlei|praxis)|welcher (?:mitarbeiter|richter|anbieter)|wie hei(?:ß|ss)(?:t|en)|wie (?:ist|lautet|lauten|sind) (?:der|die|ihr|sein) namen?',
    reason: 'warum|weshalb|wieso|aus welchem grund|wodurch',
    yesNo:
      '^\\s*(?:und |aber |also )?(?:bin|habe|hab|kannst|könn\\p{L}+|müss\\p{L}+|sollen|werde|wurde|wurden|geht|geh|deckt|übernimmt|verlängert|läuft|endet|stimmt|steht|kommt|kommen|braucht|ist|sind|war|kann|können|darf|dürfen|muss|müssen|soll|hat|haben|wird|werden|gibt|gilt|bekomme|bekommen|kriege|kriegen|brauchen|darf|reicht|zahlt|zahlen|gehört|besteht|brauche|sollte)',
    definition: '^\\s*was (?:ist|sind|bedeutet) (?:eine? |der |die |das )?[\\p{L}-]+\\s*\\??$',
  },
  askingWords:
    'datum was wer wem wen wessen wann wo wohin woher warum wieso weshalb wie viel viele welche welcher welches welchen welchem welcher lange laut dokument gibt es hoch groß teuer lang oft muss kann darf man sie er ich wir mir mich bitte lautet habe hast hat haben hatte hätte hätten bin bist sind war wäre werde wird würde wurde mein meine meinem meinen meiner meines unser unsere unserem unseren unserer dein deine sein seine ihr ihre uns euch falls wenn ob eigentlich denn mal wieviel wieviele muß müssen müsste soll sollte sollen kannst können könnte dürfen dürfte beim fürs vom zum zur im am denen die dich sich nun jetzt noch so überhaupt einfach was_ist wann_ist gerade irgendwie dann also halt nem ner ne passiert geschieht passieren tun machen',
  vagueWords:
    'geben machen tun gehen kommen nehmen stehen sein werden lassen bleiben finden sagen nennen heißen sache art weise teil person leute fall zeit ort punkt allgemein bestimmt verschieden wichtig möglich eigentlich überhaupt schon dann dabei dafür damit selbst insgesamt passieren passiert müssen können dürfen sollen wollen möchten brauchen braucht bekommen bekommt kriegen kriegt erhalten etwa ungefähr genau jeweils je pro ganz neu alt gut schlecht groß klein früh spät früher später frühestens spätestens regulär direkt normalerweise eigen jemand etwas irgendwo irgendwann wieder weiter noch auch nur bereits außerdem während ohne gegen gelten gilt betreffen dran rein raus einfach bringen holen legen einlegen setzen halten führen fragen wissen mache macht tue tut gehe geht komme kommt bekomme stehe steht bleibe bleibt rechnen brauche darf wann möchte will würde lieber nachher vorher selber dort hier jetzt gerade heute sonst gar wirklich nämlich eventuell vielleicht passt los drin dazu davon darüber daran darauf davor danach hinter vor krieg krieg_ich nochmal',
  timeUnits:
    'min std stdn wo sekunde sekunden minute minuten stunde stunden tag tage tagen nacht nächte woche wochen monat monate monaten monats quartal quartals jahr jahre jahren jahres arbeitstage werktage werktagen arbeitstagen',
  currencies:
    'euro cent franken rappen dollar mio mrd millionen milliarden eur chf kostenlos gebührenfrei gratis unentgeltlich kostenfrei ohne_aufpreis keine_gebühr keine_gebühren keine_kosten keine_weiteren_kosten',
  free: '',
  numberWords:
    'ein eine einen einem einer eines zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend million hälfte drittel viertel einmal zweimal dreimal dritten zweiten ersten dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn sechzig siebzig achtzig neunzig zwölften',
  dateWords:
    'januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags heute morgen gestern uhr sofort unverzüglich spätestens innerhalb frühestens folgemonats monatsende monatsanfang',
  modalWords:
    'darf dürfen kann können muss müssen soll sollen nicht kein keine keinen keiner nur verboten erlaubt gestattet untersagt zulässig verpflichtet ohne außer sofern bedarf zustimmung verbietet berechtigt ausgeschlossen freiwillig entfällt genügt genehmigt abgelehnt unberührt unverändert möglich unzulässig ausgenommen inbegriffen',
  reasonWords:
    'weil wegen aufgrund da denn grund ursache daher deshalb infolge durch mangels aufgrund_von infolge_von defekt',
  exceptionWords:
    'jedoch allerdings aber ausgenommen ausnahmsweise ausnahmen es_sei_denn dies_gilt_nicht das_gilt_nicht hiervon_ausgenommen abweichend davon_abweichend nur_wenn andernfalls',
  conditionWords:
    'wenn falls sofern soweit sonst andernfalls ansonsten bei im_falle nicht_oder versäumt unterlässt verstößt verfällt erlischt bis stimmen solange berechnet fällig gesperrt einbehalten mahngebühr',
  months,
  firstForms: 'erste|ersten|erster|erstes',
  twoToTwelve:
    'zwei|zweiten|zweite|zweiter|zweites drei|dritten|dritte|dritter|drittes vier|vierten|vierte|vierter|viertes fünf|fünften|fünfte|fünfter sechs|sechsten sieben|siebten acht|achten neun|neunten zehn|zehnten elf|elften zwölf|zwölften|dutzend',
  laterNumbers:
    '13:dreizehn 14:vierzehn 15:fünfzehn 16:sechzehn 18:achtzehn 20:zwanzig 30:dreißig 40:vierzig 50:fünfzig 60:sechzig 90:neunzig 100:hundert',
  ordinalEndings: 'te|ten|ter|tes|t',
  particles:
    'ab an auf aus bei ein fest her hin los mit nach nieder um vor weg weiter zu zurück zusammen',
  speakers: '[Ii]ch|[Ww]ir|Sie',
  percent: 'prozent',
  charges: 'kostet|kosten|gebühr|einbehalten',
  frequencies: [
    'alle|jede[nrs]?|einmal|zweimal|täglich|wöchentlich|monatlich|vierteljährlich|halbjährlich',
    'jährlich|regelmäßig|pro (?:tag|woche|monat|jahr)',
  ].join('|'),
  hours: 'uhr',
  noon: 'mittags?|mitternacht',
  atHour: '',
  namedPlaces:
    "(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s){1,3}(?:Straße|Weg|Platz|Allee|Gasse|Ring|Damm|Bahnhof|Brücke)(?!\\p{L})",
  beforePlace: 'in|im|am|bei',
  articles: 'der|dem',
  whatIs:
    '^\\s*(?:was|wie hoch|wie|welches|wer) (?:ist|sind|lautet|lauten) (?:der|die|das|meine?|unsere?) (.{2,60}?)\\s*\\?*\\s*$',
  whoIs: '^\\s*wer ist (?:der|die|das|meine?|unsere?) (.{2,40}?)\\s*\\?*\\s*$',
  asksForValue:
    '(?<!\\p{L})(?:welche[rsnm]? |was für eine?n? |(?:was|wie) (?:ist|lautet|sind) (?:der|die|das) )((?:[\\p{L}-]+ ?){1,3})',
  asksForAll: '(?:und )?(?:welche[rsn]?|was|wer)',
  definite: 'der |die |das ',
  ofVerdict: [
    'entscheidung|ergebnis|erlaubt|genehmigt|bewilligt|abgelehnt|ok|okay|nun|denn|jetzt|doch',
    'eigentlich',
  ].join('|'),
  pointsBack: 'er|sie|es|ihn|ihm|dies\\w*',
  opensFurther: 'und|was ist mit',
  negations: '',
  joinsDays: 'bis|und',
  articleOfDay: 'zum',
  yearStems: 'jahr',
  prefixes: '',
  otherDays: '\\d{1,2}\\. (?:des|eines|jedes|jeden) Monats',
  verbFirst:
    '^\\W{0,4}\\p{Lu}\\p{L}{1,14}(?:t|en|n) (?:Sie|du|wir|er|es|man|der|die|das|den|ein|eine|Ihr|Ihre|kein|keine)\\s[^?]{1,200}, (?:so |dann )?\\p{L}',
}
