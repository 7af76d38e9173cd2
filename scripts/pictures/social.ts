import { defaultPolicy } from '@precis/domain'
import { categories } from '../../apps/web/src/features/help/model/article.ts'
import { writeArticles } from '../../apps/web/src/features/help/model/catalogue.ts'

const logo = `<div class="logo">
  <svg viewBox="0 0 20 22" fill="none">
    <path d="M2 1v20" stroke="var(--accent)" stroke-width="2.5"/>
    <path d="M7 3h13M7 8.3h13M7 13.6h9M7 18.9h4" stroke="currentColor" stroke-width="2"/>
  </svg>Precis</div>`

function page(name: string, body: string): string {
  return `<!doctype html><html lang="en" data-theme="light"><link rel="stylesheet" href="/pictures/social.css"><body class="${name}">${logo}${body}`
}

const claim = `<h1>The Ultimate Document<br>Summarization Tool</h1>
  <div class="desk">
    <div class="sheet">
      <div class="folio"><span>Sample lease</span><span>p. 3</span></div>
      <p>4.2 <span class="cite is-active">On each anniversary of the start date the rent shall increase by the greater of four percent (4%) or the change in the Consumer Price Index over the preceding twelve months.</span></p>
    </div>
    <span class="bracket"></span>
    <svg viewBox="0 0 992 368"><path d="M523 205C586 205 576 120 640 120"/></svg>
    <div class="claim">
      <span class="chip is-active">p. 3</span>
      <p>Rent rises every year by 4% or by inflation, whichever is higher. There is no upper limit.</p>
    </div>
  </div>`

/** For the landing page and everything without a picture of its own: a claim tied to its sentence. */
export const landingPicture = page('landing', claim)

/** The same as tall as a phone, and as wide as a screen, for who installs the application. */
export const narrowPicture = page('landing narrow', claim)
export const widePicture = page('landing wide', claim)

function contents(): string {
  const articles = writeArticles({
    policy: defaultPolicy,
    payments: 'test',
    engine: 'embedded',
  })
  return categories
    .map(({ id, name }) => {
      const title = articles.find((article) => article.category === id)?.title ?? ''
      return `<li><i>${name}</i><span>${title}</span></li>`
    })
    .join('')
}

/** For the Help Center: its categories in the margin, the first article of each beside it. */
export const helpPicture = page(
  'help',
  `<h1>Help Center</h1>
  <ul class="contents">${contents()}</ul>
  <div class="desk">
    <div class="sheet">
      <div class="folio"><span>Sample lease</span><span>p. 9</span></div>
      <p>9.1 This lease runs for five years.</p>
      <p>9.2 <span class="cite is-active">The Tenant may end it after three years with six months’ notice.</span></p>
      <p>9.3 Notice is given in writing to the address on page 1.</p>
    </div>
    <span class="bracket"></span>
  </div>`,
)
