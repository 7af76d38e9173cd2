import type { ActorWords } from '../actor-words.ts'

export const actors: ActorWords = {
  forms: [
    '[OoAa]s? ({name}) (?:deve|devem|deverá|deverão|obriga-se|compromete-se|está obrigad[oa])',
  ],
  given: [],
  within: 'No prazo|Dentro',
  passive: 'ser|ficar',
  roles: 'Presidente|Tesoureir[oa]|Secretári[oa]|Síndic[oa]|Administrador(?:a)?|Todos',
  joins: 'e',
  nobody: 'estado|quem|(?:\\p{L}+ )*(?:recurso|pagamento|pedido|valor|renda|fatura|chave)',
  minuted: '',
  promised: '',
  noName: '',
}
