import type { Labels } from '../language-pack.ts'

export const labels: Labels = {
  date: 'Data',
  recipient: 'Destinatário',
  sender: 'De',
  mail: 'E-mail',
  minor:
    'local_|endereço|sede|cnpj|cpf|nif|telefone|tel_|fax|elaborad|publicad|versão|página|data de nascimento|horário|subtotal|dos quais|classe|assunto|secretári|testemunha|assinatura|anexos',
  alternatives:
    'opç(?:ão|ões)|variantes?|alternativas?|propostas?|pacotes?|planos?|tarifas?|tarifários?|cenários?|ofertas?|lotes?|constataç(?:ão|ões)|observaç(?:ão|ões)|modelos?|níve(?:l|is)|zonas?|locais|edifícios?|blocos?|casas?|frações|fração|apartamentos?|quartos?|parcelas?|categorias?|classes?|produtos?|veículos?|fases?|grupos?|casos?|modalidades?',
  choices:
    'opções|escolher|escolha|alternativas|variantes|planos|tarifas|modalidades|possibilidades',
  nouns:
    'renda|aluguel|aluguer|caução|depósito|salário|remuneração|preço|prémio|prêmio|mensalidade|quota|total|valor|saldo|despesas|custas|multa|coima|juros|franquia|aviso prévio|pré-aviso|duração|prazo|tarifa|desconto|indemnização|indenização|adiantamento|prestação|parcela|orçamento|lucro|taxa(?: de \\p{L}+)?|limite|garantia|período experimental|período de experiência|férias|horário|honorários|comissão|imposto|contribuição|dose|conservação',
  topics: {
    'Renovação automática': 'renova(?:-se)? automaticamente|renovação automática',
    Renovação: 'renov|prorrog',
    Cancelamento: 'cancel',
    Rescisão: 'rescind|rescis|resolução do contrato',
    Recurso: 'recurso|impugna',
    'Atraso no pagamento': 'em atraso|atraso no pagamento|mora_',
    Formação: 'formação',
    Início: 'a partir de_|com início em',
  },
}
