import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node

interface ScreenText {
  readonly text: string
  readonly node: Node
}

const mutedAttributes =
  /^(class|className|id|key|to|href|src|type|name|value|role|d|viewBox|transform|points|rel|target|method|accept|autoComplete|htmlFor|style|tone|media|lang|dir|data-.*|aria-(describedby|labelledby|controls|live))$/
const mutedCalls = /^(querySelector(All)?|matchMedia|closest|matches|warn|error|includes|RegExp)$/
const keyNames = /^(Arrow\w+|Enter|Escape|Tab|Home|End|Page(Up|Down)|Delete|Shift|Control)$/

/** Whether a string is meant to be read, unlike the name of a class, a key or a header. */
function isProse(text: string): boolean {
  if (
    keyNames.test(text) ||
    /\p{L}_\p{L}|^\.|\[role=/u.test(text) ||
    /^(Bearer|text\/html)/.test(text)
  )
    return false
  return /^[^\p{L}]*\p{Lu}\p{Ll}+/u.test(text) || /\p{L}[,:;.!?”’)]* +[(“‘]?\p{L}/u.test(text)
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? nameOf(node.property) : ''
}

function pathOf(node: Node): string {
  return node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node)}` : nameOf(node)
}

function isMuted(parent: Node, child: Node): boolean {
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAnnotation':
      return true
    case 'ExportNamedDeclaration':
      return parent.source === child
    case 'SwitchCase':
      return parent.test === child
    case 'BinaryExpression':
      return /[!=]==|in/.test(parent.operator)
    case 'JSXAttribute':
      return parent.name.type === 'JSXIdentifier' && mutedAttributes.test(parent.name.name)
    case 'Property':
      return parent.key === child
    case 'MemberExpression':
      return parent.property === child
    case 'AssignmentExpression':
      return nameOf(parent.left as Node) === 'name'
    case 'NewExpression':
      return /(^Error|TypeError|RegExp)$/.test(nameOf(parent.callee))
    case 'CallExpression':
      return mutedCalls.test(nameOf(parent.callee))
    default:
      return false
  }
}

/** Whether a string is drawn as it is: a child of an element, or a word that is counted. */
function isDrawn(parents: readonly Node[]): boolean {
  const outer = parents.findLast(
    ({ type }) => !/^(Conditional|Logical|Parenthesized)Exp/.test(type),
  )
  if (outer?.type === 'TemplateLiteral') return true
  if (outer?.type === 'CallExpression') {
    return /^(countOf|texts\.)/.test(pathOf(outer.callee))
  }
  const element = outer && parents[parents.indexOf(outer) - 1]
  return outer?.type === 'JSXExpressionContainer' && element?.type !== 'JSXAttribute'
}

function textOf(node: Node, parents: readonly Node[]): string | null {
  if (node.type === 'JSXText') return /\p{L}/u.test(node.value) ? node.value : null
  const text =
    node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked).join(' … ')
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : ''
  const isText = isProse(text) || (/\p{L}{2}/u.test(text) && isDrawn(parents))
  return isText ? text : null
}

/** Every text of a source file that a person may read. */
export function findScreenTexts(fileName: string, code: string): ScreenText[] {
  const found: ScreenText[] = []
  const visit = (node: Node, parents: readonly Node[]) => {
    const text = textOf(node, parents)
    if (text !== null) found.push({ text, node })
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === 'string' && !isMuted(node, child)) {
          visit(child, [...parents, node])
        }
      }
    }
  }
  visit(parseSync(fileName, code).program, [])
  return found
}
