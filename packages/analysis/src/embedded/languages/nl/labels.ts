import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Datum',
  recipient: 'Geadresseerde',
  sender: 'Van',
  mail: 'E-mail',
  minor:
    'plaats|adres|vestiging|kvk|btw|telefoon|tel_|fax|opgesteld|gepubliceerd|versie|pagina|geboortedatum|openingstijden|subtotaal|waarvan|contactpersoon|secretaris|onderwerp|getuige|handtekening|bijlagen|assurantiebelasting',
  alternatives:
    "opties?|varianten?|variant|alternatieven?|alternatief|voorstel(?:len)?|pakket(?:ten)?|tarieven|tarief|scenario['’]?s?|aanbod|percelen|perceel|bevinding(?:en)?|observaties?|modellen|model|niveaus?|zones?|locaties?|gebouw(?:en)?|blok(?:ken)?|huis|huizen|woning(?:en)?|appartement(?:en)?|kamers?|kavels?|categorie(?:ën)?|klassen?|product(?:en)?|voertuig(?:en)?|fases?|fasen|groep(?:en)?",
  choices: 'opties|keuzes?|kiezen|kies|alternatieven|varianten|pakketten|tarieven|mogelijkheden',
  nouns:
    '\\p{L}{0,8}huur|\\p{L}{0,8}huurprijs|waarborgsom|borg|salaris|loon|\\p{L}{0,10}prijs|\\p{L}{0,8}premie|contributie|totaal|\\p{L}{0,10}bedrag|saldo|\\p{L}{0,12}kosten|boete|rente|wettelijke rente|eigen risico|\\p{L}{0,10}termijn|looptijd|duur|tarief|korting|vergoeding|voorschot|budget|winst|omzet|dekking|garantie|proeftijd|vakantiedagen|vakantie|arbeidsduur|werktijd|honorarium|commissie|\\p{L}{0,8}belasting|bijdrage|dosering|bewaring|abonnement|aanbetaling',
  topics: {
    'Automatische verlenging': 'automatisch verlengd|stilzwijgend verlengd|automatische verlenging',
    Verlenging: 'verleng',
    Opzegging: 'opzeg|opgezegd|zegt .{0,40} op_',
    Annulering: 'annuler',
    Bezwaar: 'bezwaar|beroep_',
    Betalingsachterstand: 'te laat betaal|achterstand|niet op tijd',
    Opleidingskosten: 'opleiding|studiekosten',
    Ingang: 'met ingang van|gaat in op',
  },
}
