// Which part may import which. Everything that is not said here is free.

const tests = '[.](test|spec)[.]tsx?$'
const testSupport = '(^|/)(test|testing)/'
const tools = ['e2e', 'bench', 'drills', 'scripts']

/** A rule: files under `from` import nothing under `to`. */
function never(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

/** Rules for folders of which each imports only those after it. */
function ordered(root, names) {
  return names
    .slice(1)
    .map((name, before) =>
      never(
        `${root.replace('/src', '')}: ${name}`,
        `Order of folders: ${names.join(', ')}.`,
        { path: `^${root}/${name}/`, pathNot: [tests, testSupport] },
        { path: `^${root}/(${names.slice(0, before + 1).join('|')})/`, pathNot: testSupport },
      ),
    )
}

const packages = [
  never(
    'domain-is-the-base',
    'The domain imports zod only.',
    { path: '^packages/domain/src/', pathNot: tests },
    { pathNot: ['^packages/domain/src/', '^node_modules/zod/'] },
  ),
  never(
    'analysis-is-pure',
    'Analysis knows the domain and one library for edit scripts.',
    { path: '^packages/analysis/src/', pathNot: [tests, testSupport] },
    { pathNot: ['^packages/(analysis|domain)/src/', '^node_modules/fast-myers-diff/'] },
  ),
  never(
    'extraction-is-pure',
    'Extraction knows the domain and its parsers only.',
    { path: '^packages/extraction/src/', pathNot: tests },
    {
      pathNot: [
        '^packages/(extraction|domain)/src/',
        '^@embedpdf/pdfium/pdfium\\.wasm',
        '^node_modules/(@embedpdf/pdfium|chardet|fflate|htmlparser2|numfmt|pdfjs-dist|postal-mime|tesseract.js)/',
      ],
    },
  ),
  never(
    'redaction-is-pure',
    'Redaction knows the domain and what knows telephone and account numbers.',
    { path: '^packages/redaction/src/', pathNot: tests },
    {
      pathNot: [
        '^packages/(redaction|domain)/src/',
        '^node_modules/(libphonenumber-js|ibantools)/',
      ],
    },
  ),
  never(
    'packages-through-their-index',
    'Applications use what a package exports.',
    { path: '^apps/', pathNot: [tests, testSupport] },
    { path: '^packages/[^/]+/src/', pathNot: '^packages/[^/]+/src/index[.]ts$' },
  ),
]

const server = [
  never(
    'server-without-web',
    'The server knows neither the web application nor the readers; it loads the built pages.',
    { path: '^apps/server/' },
    { path: '^(apps/web|packages/extraction)/' },
  ),
  never(
    'services-know-no-vendor',
    'Services know no HTTP and no vendor; what they need is handed to them.',
    { path: '^apps/server/src/services/', pathNot: tests },
    {
      dependencyTypesNot: ['core'],
      pathNot: '^(apps/server/src/services|packages/(analysis|domain)/src)/',
    },
  ),
  never(
    'adapters-know-ports-only',
    'Adapters know what services ask for (their ports) and the texts of emails.',
    { path: '^apps/server/src/adapters/', pathNot: tests },
    {
      path: '^apps/server/src/',
      pathNot: [
        '^apps/server/src/adapters/',
        '^apps/server/src/services/ports[.]ts$',
        '^apps/server/src/services/[^/]+/ports[.]ts$',
        '^apps/server/src/services/email/templates/',
      ],
    },
  ),
  never(
    'adapters-know-their-own-vendor',
    'Database, model, payments and email do not know each other.',
    { path: '^apps/server/src/adapters/(supabase|model)/' },
    { path: '^apps/server/src/adapters/', pathNot: '^apps/server/src/adapters/$1/' },
  ),
  never(
    'http-without-routes',
    'What all routes share knows no route and no adapter.',
    { path: '^apps/server/src/(http|pages|static|routes)/', pathNot: tests },
    {
      path: '^(apps/server/src/(adapters|worker-pool)/|node_modules/(stripe|openai|nodemailer|@supabase)/)',
    },
  ),
]

const layers = [
  ...ordered('packages/analysis/src', [
    'worker',
    'provider',
    'embedded',
    'model-output',
    'comparison',
    'verification',
    'citations',
    'text',
  ]),
  ...ordered('packages/extraction/src', ['reader', 'formats', 'document', 'ocr']),
  ...ordered('packages/redaction/src', ['worker', 'detect', 'apply']),
  ...ordered('apps/server/src', [
    'routes',
    'pages',
    'static',
    'worker-pool',
    'lifecycle',
    'http',
    'adapters',
    'services',
  ]),
  ...ordered('apps/web/src', ['app', 'features', 'document-view', 'ui', 'lib']),
]

const web = [
  never(
    'features-on-their-own',
    'Features know none of each other: routes compose them.',
    { path: '^apps/web/src/features/([^/]+)/', pathNot: [tests, testSupport] },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
]

const tooling = [
  ...tools.map((tool) =>
    never(
      `${tool}-on-its-own`,
      'What e2e, bench, drills and scripts share stands in testing.',
      { path: `^${tool}/` },
      { path: `^(${tools.filter((other) => other !== tool).join('|')})/` },
    ),
  ),
  never(
    'product-without-tools',
    'The product knows no test and no tool.',
    { path: '^(apps|packages)/' },
    { path: `^(${tools.join('|')}|testing)/` },
  ),
  never('nobody-imports-tests', 'Tests are run, not imported.', {}, { path: tests }),
  never(
    'product-without-test-support',
    'Stubs and fakes are for tests.',
    { path: '^(apps|packages)/', pathNot: [tests, testSupport] },
    { path: testSupport },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('no-circles', 'Type imports count.', {}, { circular: true }),
    ...layers,
    ...packages,
    ...server,
    ...web,
    ...tooling,
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/(dist|dist-server)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
  },
}
