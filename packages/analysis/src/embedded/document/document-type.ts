import { looksLikeTranscript } from './transcript.ts'

/** The kinds of documents that are told apart, and what each is read as. */
export type Genre = 'contract' | 'paper' | 'report' | 'meeting' | 'manual' | 'general'

interface DocumentType {
  readonly name: string
  readonly genre: Genre
  /** Words of a title or opening that name the type. */
  readonly opening: RegExp
  /** Words that such documents use throughout. */
  readonly body?: RegExp
  /** The name is an everyday word: only a title that holds it counts. */
  readonly isCommonWord?: true
}

const agreement =
  '(?:agreement|contract|vertrag|vereinbarung|contrat|accord|convention|contrato|acuerdo|contratto|accordo|acordo|overeenkomst|contract)'
const contractBody =
  /\b(?:hereby|herein|hereto|hereinafter|hereunder|thereof|shall|whereas|witnesseth|parties agree|governing law|indemnif\w+|terminat\w+|die parteien|vertragspartei\w*|kündigung|haftung|les parties|résiliation|las partes|rescisión|le parti|recesso|as partes|rescisão|partijen|opzegging)\b/giu

/** How research is written: what the authors do, what they measure, whom they cite. */
const scholarly =
  /\b(?:we (?:\p{L}+ly |also |first |then |therefore |further )?(?:propose|present|introduce|study|investigate|explore|demonstrate|show|prove|derive|formulate|describe|analy[sz]e|evaluate|examine|compare|find|observe|argue|train|conduct|define|hypothesi[sz]e)|our (?:\p{L}+ )?(?:method|approach|model|results|experiments?|analysis|findings|framework|algorithm|work|contributions?)|(?:this|our|prior|previous|related|recent) (?:work|paper|study)|experiment(?:s|al|ally)?|empirical(?:ly)?|theoretical(?:ly)?|in the literature|data ?sets?|benchmarks?|baselines?|hypothes[ie]s|state[- ]of[- ]the[- ]art|et al|participants|methodology|algorithms?|statistically|corpus|corpora|probabilistic|stochastic)\b|\(\p{Lu}[\p{L}'’-]+[^()\n]{0,60},? (?:19|20)\d\d[a-z]?\)|\[\d{1,3}(?:, ?\d{1,3})*\]/giu

const types: readonly DocumentType[] = [
  {
    name: 'Non-disclosure agreement',
    genre: 'contract',
    opening:
      /non-?disclosure|confidentiality agreement|geheimhaltungs?(?:vereinbarung|vertrag)|accord de confidentialité|acuerdo de confidencialidad|accordo di riservatezza|acordo de confidencialidade|geheimhoudingsovereenkomst/iu,
  },
  {
    name: 'Commercial lease',
    genre: 'contract',
    opening:
      /commercial (?:lease|tenancy)|lease agreement[^.]{0,80}(?:premises|office|retail)|gewerbe(?:raum)?mietvertrag|bail commercial|arrendamiento (?:de local|comercial)|locazione commerciale|handelshuur/iu,
  },
  {
    name: 'Lease',
    genre: 'contract',
    opening:
      /\b(?:lease|tenancy|rental) agreement\b|^\s*lease\b|\blease between\b|mietvertrag|contrat de (?:location|bail)|contrato de (?:arrendamiento|alquiler|arrendamento)|contratto di locazione|huurovereenkomst|huurcontract/imu,
  },
  {
    name: 'Employment contract',
    genre: 'contract',
    opening:
      /employment (?:agreement|contract)|contract of employment|arbeitsvertrag|contrat de travail|contrato (?:laboral|de trabajo|de trabalho)|contratto di lavoro|arbeidsovereenkomst/iu,
  },
  {
    name: 'Consulting agreement',
    genre: 'contract',
    opening:
      /consult(?:ing|ancy|ant) (?:services? )?agreement|beratungsvertrag|contrat de conseil|contrato de consultoría|contratto di consulenza|contrato de consultoria|adviesovereenkomst/iu,
  },
  {
    name: 'Service agreement',
    genre: 'contract',
    opening:
      /(?:services?|maintenance|hosting|outsourcing|support|transportation|development) agreement|dienst(?:leistungs)?vertrag|contrat de (?:prestation|service)|contrato de (?:servicios|prestación|prestação)|contratto di servizi|dienstverleningsovereenkomst/iu,
  },
  {
    name: 'License agreement',
    genre: 'contract',
    opening:
      /licen[sc](?:e|ing) (?:and \w+ )?agreement|lizenzvertrag|contrat de licence|contrato de licencia|contratto di licenza|contrato de licença|licentieovereenkomst/iu,
  },
  {
    name: 'Distribution agreement',
    genre: 'contract',
    opening:
      /(?:distribut(?:or|ion)|reseller|agency|franchise) agreement|vertriebsvertrag|handelsvertretervertrag|contrat de distribution/iu,
  },
  {
    name: 'Supply agreement',
    genre: 'contract',
    opening:
      /(?:supply|manufacturing|purchase) agreement|liefervertrag|kaufvertrag|contrat de (?:fourniture|vente)|contrato de (?:suministro|compraventa)|koopovereenkomst/iu,
  },
  {
    name: 'Loan agreement',
    genre: 'contract',
    opening:
      /(?:loan|credit|facility) agreement|darlehensvertrag|kreditvertrag|contrat de prêt|contrato de préstamo|contratto di mutuo|leningsovereenkomst/iu,
  },
  {
    name: 'Joint venture agreement',
    genre: 'contract',
    opening: /joint venture (?:and \w+ )?agreement|gesellschaftsvertrag/iu,
  },
  {
    name: 'Sponsorship agreement',
    genre: 'contract',
    opening:
      /(?:sponsorship|endorsement|promotion) (?:and \w+ )?agreement|sponsoringvertrag|contrat de parrainage|contrato de patrocinio|contratto di sponsorizzazione|contrato de patrocínio|sponsorovereenkomst/iu,
  },
  {
    name: 'Collaboration agreement',
    genre: 'contract',
    opening:
      /(?:collaboration|co-?operation|partnership|alliance|co-?branding|affiliate) (?:and \w+ )?agreement|kooperationsvertrag|contrat de (?:collaboration|partenariat)|acuerdo de colaboración|accordo di collaborazione|acordo de colaboração|samenwerkingsovereenkomst/iu,
  },
  {
    name: 'Terms of service',
    genre: 'contract',
    opening:
      /terms (?:of (?:service|use)|and conditions)|allgemeine geschäftsbedingungen|\bagb\b|conditions générales|términos y condiciones|termini e condizioni|termos (?:de|e)|algemene voorwaarden/iu,
    body: /\b(?:you agree|your use of|our services?|these terms|the services?|user content|your account|we may|arbitration|warrant(?:y|ies))\b/giu,
  },
  {
    name: 'Privacy policy',
    genre: 'contract',
    opening:
      /privacy (?:policy|notice|statement)|datenschutzerklärung|politique de confidentialité|política de privaci|informativa sulla privacy|privacyverklaring/iu,
    body: /\b(?:personal (?:data|information)|third part(?:y|ies)|cookies?|your information|we (?:collect|share|use|process)|opt[- ]out|privacy|personenbezogene\w*|données personnelles|datos personales|dati personali|dados pessoais|persoonsgegevens)\b/giu,
  },
  {
    name: 'Insurance policy',
    genre: 'contract',
    opening:
      /insurance policy|policy schedule|versicherungs(?:police|schein|bedingungen)|police d'assurance|póliza de seguro|polizza|verzekeringspolis/iu,
  },
  {
    name: 'Invoice',
    genre: 'general',
    opening:
      /\b(?:invoice(?: (?:no|number|date))?|tax invoice|rechnung(?:snummer)?|facture|factura|fattura|fatura|factuur)\b/iu,
    body: /\b(?:amount due|total due|subtotal|sub-total|vat|due date|bill to|zahlbar|gesamtbetrag|mwst|netto|total ttc|tva|iva|btw|importe total)\b/giu,
  },
  {
    name: 'Meeting minutes',
    genre: 'meeting',
    opening:
      /\bminutes\b[^.]{0,60}\bmeeting\b|\bmeeting minutes\b|sitzungsprotokoll|protokoll der|procès-verbal|compte[- ]rendu|acta de (?:la )?reunión|verbale (?:della|di)|ata da reunião|notulen/iu,
  },
  {
    name: 'Research paper',
    genre: 'paper',
    opening:
      /\babstract\b|\b(?:in )?this (?:paper|article|study)\b|\bin this (?:\p{L}+ )?work\b|\bwe (?:also |first |then |therefore |further )?(?:propose|present|introduce|study|investigate|explore|demonstrate|hypothesi[sz]e|show that)\b|\barxiv\b|\bin dieser (?:arbeit|studie)\b|\bcet article\b|\beste artículo\b/iu,
    body: scholarly,
  },
  {
    name: 'Financial report',
    genre: 'report',
    opening:
      /(?:annual|quarterly|financial|interim) (?:report|results|statements?)|geschäftsbericht|jahresabschluss|quartalsbericht|rapport (?:annuel|financier)|informe (?:anual|financiero)|bilancio|relatório (?:anual|financeiro)|jaarverslag/iu,
    body: /\b(?:revenue|ebitda|net income|operating profit|fiscal year|cash flow|earnings|umsatz|gewinn|chiffre d'affaires|ingresos|ricavi|receita|omzet)\b/giu,
  },
  {
    name: 'Policy document',
    isCommonWord: true,
    genre: 'report',
    opening: /^[^.]{0,80}\bpolicy\b|richtlinie|leitlinie|politique (?:de|en)|política de|beleid/iu,
  },
  {
    name: 'Technical manual',
    genre: 'manual',
    opening:
      /(?:user|installation|operating|service|owner'?s|reference) (?:manual|guide)|getting started|bedienungsanleitung|handbuch|mode d'emploi|manuel|manual de|manuale|handleiding|gebruiksaanwijzing/iu,
    body: /\b(?:install|click|press|button|configure|settings|switch|voltage|connect|troubleshoot\w*|drücken|einschalten|appuyez|pulse|premere)\b/giu,
  },
  {
    name: 'Technical specification',
    genre: 'manual',
    opening:
      /(?:technical|functional|product|system|software|requirements?) specifications?|pflichtenheft|lastenheft|spécification|especificación|\brfc \d/iu,
    body: /\b(?:must|shall|should) (?:not )?(?:be|support|return|provide|accept)\b/giu,
  },
  {
    name: 'Proposal',
    isCommonWord: true,
    genre: 'report',
    opening: /\bproposal\b|\bangebot\b|\bproposition\b|\bpropuesta\b|\bproposta\b|\bofferte\b/iu,
  },
  {
    name: 'Resume',
    isCommonWord: true,
    genre: 'general',
    opening: /\b(?:curriculum vitae|résumé|lebenslauf)\b/iu,
  },
  {
    name: 'Press release',
    genre: 'general',
    opening:
      /press release|for immediate release|pressemitteilung|communiqué de presse|nota de prensa|comunicato stampa|persbericht/iu,
  },
  {
    name: 'Letter',
    genre: 'general',
    opening:
      /^(?:dear|sehr geehrte\w*|liebe[rs]?|madame,? monsieur|monsieur|madame|cher|chère|estimad[oa]s?|gentile|egregio|spett|prezad[oa]|exm[oa]|geachte|beste)\b[^\n]{0,60}[,:]?\s*$/imu,
    body: /\b(?:sincerely|kind regards|best regards|yours (?:faithfully|truly)|mit freundlichen grüßen|cordialement|atentamente|cordiali saluti|distinti saluti|atenciosamente|met vriendelijke groet)\b/giu,
  },
  {
    name: 'Report',
    isCommonWord: true,
    genre: 'report',
    opening:
      /\b(?:report|executive summary|findings|bericht|rapport|informe|relazione|relatório|verslag|white paper|survey)\b/iu,
  },
  {
    name: 'Contract',
    genre: 'contract',
    opening: new RegExp(`\\b${agreement}\\b|\\bby and between\\b|\\bwitnesseth\\b`, 'iu'),
  },
]

const openingLength = 4_000
const bodyLength = 100_000
/** How many different words of its body speak for a type that its opening does not name. */
const leastVaried = 2

export interface TypeFinding {
  readonly name: string
  readonly genre: Genre
}

/** The type of a document by its opening and its wording, from a closed list of plain names; `Document` when nothing tells. */
export function findDocumentType(content: string, title: string): TypeFinding {
  const opening = content.slice(0, openingLength)
  const head = opening.slice(0, 600)
  const body = content.slice(0, bodyLength)
  if (looksLikeTranscript(body)) return { name: 'Meeting transcript', genre: 'meeting' }
  const thousands = Math.max(1, body.length / 1000)
  const legal = (body.match(contractBody)?.length ?? 0) / thousands
  let best: TypeFinding = { name: 'Document', genre: 'general' }
  let bestScore = 1.5
  for (const [rank, type] of types.entries()) {
    let score = 0
    if (title !== '' && type.opening.test(title)) score += 4
    if (type.isCommonWord !== true) {
      if (type.opening.test(head)) score += 2
      else if (type.opening.test(opening)) score += 0.8
    }
    if (type.body !== undefined) {
      const found = body.match(type.body) ?? []
      const isVaried = new Set(found.map((word) => word.toLowerCase())).size >= leastVaried
      if (score > 0 || isVaried) score += Math.min(3, (found.length / thousands) * 1.5)
    }
    if (type.genre === 'contract') score += score > 0 ? Math.min(3, legal * 0.6) - 1 : 0
    else if (legal > 3) score -= 2.5
    score -= rank * 0.001
    if (score > bestScore) {
      bestScore = score
      best = { name: type.name, genre: type.genre }
    }
  }
  if (best.name === 'Document' && legal > 3.5) return { name: 'Contract', genre: 'contract' }
  return best
}
