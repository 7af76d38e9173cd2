/** A sum or a share in figures. Currencies, their codes and short forms of millions are written alike in many languages. */
export const sumInFigures =
  /(?:[$€£¥₹]\s?\d|\b\d[\d.,]*\s?(?:€|£|\$|%|usd|eur|gbp|chf|euros?|dollars?|pounds?|percent|per cent|prozent|million(?:en|s)?|billion(?:s)?|mrd|mio)|\b(?:usd|eur|gbp|chf|us\$)\s?\d)/iu
