import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The frame of the few pages that the server draws itself. */
export function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Precis</title>
<link rel="stylesheet" href="/checkout/pages.css">
</head>
<body>
<header><a href="/">Precis</a></header>
<main>${body}</main>
</body>
</html>`
}
