import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:и|по)$',
  yourInTitle: 'ваш',
  notSomebody: '(?:отдел|управление|улица)_',
  callsSo: 'именуем\\p{L}{2,4}|в дальнейшем|далее',
  joinsParties: '(?:с одной стороны|с другой стороны|и)_',
  identifies: '(?:проживающ\\p{L}{2,3}|зарегистрированн\\p{L}{2,3} по|паспорт)',
  endsCall: '',
  speaksInName: '',
  statesInName: '',
  readerItself: '',
}
