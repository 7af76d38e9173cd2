import type { KindId } from '../../languages/kind-ids.ts'

/** The wording of contracts. */
export const contractBody =
  /\b(?:hereby|herein|hereto|hereinafter|hereunder|thereof|shall|whereas|witnesseth|parties agree|governing law|indemnif\w+|terminat\w+|die parteien|vertragspartei\w*|kündigung|haftung|les parties|résiliation|las partes|rescisión|le parti|recesso|as partes|rescisão|partijen|opzegging)\b/giu

/** How research is written: what the authors do, what they measure, whom they cite; `[8]` at the head of a line numbers a paragraph. */
const scholarly =
  /\b(?:we (?:\p{L}+ly |also |first |then |therefore |further )?(?:propose|present|introduce|study|investigate|explore|demonstrate|show|prove|derive|formulate|describe|analy[sz]e|evaluate|examine|compare|find|observe|argue|train|conduct|define|hypothesi[sz]e)|our (?:\p{L}+ )?(?:method|approach|model|results|experiments?|analysis|findings|framework|algorithm|work|contributions?)|(?:this|our|prior|previous|related|recent) (?:work|paper|study)|experiment(?:s|al|ally)?|empirical(?:ly)?|theoretical(?:ly)?|in the literature|data ?sets?|benchmarks?|baselines?|hypothes[ie]s|state[- ]of[- ]the[- ]art|et al|participants|methodology|algorithms?|statistically|corpus|corpora|probabilistic|stochastic)\b|\(\p{Lu}[\p{L}'’-]+[^()\n]{0,60},? (?:19|20)\d\d[a-z]?\)|(?<=[\p{L}\p{N}.,;:)"'”’»] ?)\[\d{1,3}(?:, ?\d{1,3})*\]/giu

/** Words that documents of a kind use throughout, whatever their title says. */
export const bodyPatterns: Readonly<Partial<Record<KindId, RegExp>>> = {
  terms:
    /\b(?:you agree|your use of|our services?|these terms|the services?|user content|your account|we may|arbitration|warrant(?:y|ies))\b/giu,
  privacy:
    /\b(?:personal (?:data|information)|third part(?:y|ies)|cookies?|your information|we (?:collect|share|use|process)|opt[- ]out|privacy|personenbezogene\w*|données personnelles|datos personales|dati personali|dados pessoais|persoonsgegevens)\b/giu,
  invoice:
    /\b(?:amount due|total due|subtotal|sub-total|vat|due date|bill to|zahlbar|gesamtbetrag|mwst|netto|total ttc|tva|iva|btw|importe total)\b/giu,
  'research-paper': scholarly,
  'financial-report':
    /\b(?:revenue|ebitda|net income|operating profit|fiscal year|cash flow|earnings|umsatz|gewinn|chiffre d'affaires|ingresos|ricavi|receita|omzet)\b/giu,
  judgment:
    /\b(?:applicants?|respondents?|claimants?|plaintiffs?|defendants?|appellants?|tribunal|cross-?claim|counterclaim|submissions|dismissed|upheld)\b/giu,
  manual:
    /\b(?:install|click|press|button|configure|settings|switch|voltage|connect|troubleshoot\w*|drücken|einschalten|appuyez|pulse|premere)\b/giu,
  specification:
    /\b(?:must|shall|should) (?:not )?(?:be (?:able|capable|compatible|configur\w+|encrypt\w+)|support|return|provide|accept)\b/giu,
}
