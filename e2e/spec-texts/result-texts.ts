import { exportFormats, pageFallbacks } from '@precis/domain'
import { alert, button, dialog, heading, text } from './expectation.ts'
import type { Texts } from './public-texts.ts'

const failed = (reason: string) => () => [
  dialog('Smart Export'),
  alert('Generation Failed'),
  alert(reason),
  button('Try Again'),
]

export const resultTexts: Texts = {
  result: () => [
    text('Document Type'),
    heading('Main Purpose'),
    text('Reading time'),
    heading('Summary'),
    heading('Key Points'),
    heading('Conclusions & Recommendations'),
    heading('Critical Details'),
    heading('Risks'),
    text('Complexity'),
    text('26 of 26 pages read'),
    button('Smart Export'),
    button('Summarize Another Document'),
  ],
  'result chat': () => [text('Not mentioned in document')],
  'result question failed': () => [
    text('Sorry, I encountered an error while processing your question. Please try again.'),
  ],
  'result with a page lost': () => [text(pageFallbacks.unreadable(2))],
  'export select': () => [
    dialog('Smart Export'),
    text('Select'),
    text('Generate'),
    text('Export'),
    ...exportFormats.flatMap(({ name, description, useCase, estimatedLength }) =>
      [name, description, useCase, estimatedLength].map(text),
    ),
    text('Executive Brief'),
    text('Detailed Report'),
    text('Presentation'),
    text('Email Summary'),
    text('Action Plan'),
    text('Markdown Notes'),
  ],
  'export result': () => [
    button('Copy'),
    button('Download'),
    button('Generate Another'),
    button('Done'),
  ],
  'export copied': () => [button('Copied!')],
  'export empty': failed('No response received from AI'),
  'export failed without a reason': failed('Export generation failed'),
}
