const joins =
  /[,;]?\s(?:and|und|et|y|e|en|i|и)\s(?=(?:how|what|when|where|who|why|do|does|can|is|will|wie|was|wann|wo|wer|warum|kann|muss|combien|quand|qui|où|pourquoi|cuánto|cuándo|quién|dónde|quanto|quando|chi|quem|dove|onde|hoeveel|wanneer|waar|ile|kiedy|kto|gdzie|сколько|когда|кто|где)\s)/iu

/** The questions that one is made of: `How much is it and when do I have to pay?` */
export function partsOf(question: string): readonly string[] {
  return question.length > 300 ? [question] : question.split(joins)
}
