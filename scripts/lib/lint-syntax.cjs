// @ts-check
// What `no-restricted-syntax` and its kin refuse, each with the way to do it instead.

/** @param {string} selector @param {string} message */
const ban = (selector, message) => ({ selector, message })

const LETTERS = '/\\p{L}/u'
const PHRASES = 'Text that people read comes from the phrases of its module, in all languages.'
const SHOWN_ATTRIBUTES =
  '/^(title|alt|placeholder|label|aria-label|aria-description|aria-roledescription|aria-valuetext)$/'
const HTML = 'React escapes what it renders; HTML written by hand is how scripts get in.'
const DEFAULT_EXPORT = 'Named exports only: a thing has one name everywhere.'

const imports = [
  ban(
    'ImportExpression > Literal[value=/^\\.\\.\\u002F\\.\\.\\u002F/]',
    'Use an alias (@/, @contract/, @phrases/, @server/, @tests/) instead of ../../',
  ),
  ban(
    'CallExpression[callee.object.type="MetaProperty"][callee.property.name="glob"][typeArguments]',
    'Say the type behind it (`as`): the test runner looks for "import.meta.glob(" and keeps the list of files otherwise.',
  ),
]

const exportsOf = [
  ban('ExportAllDeclaration', 'No barrels: import each thing from the file that makes it.'),
  ban(
    'ExportNamedDeclaration[source.value=/^(\\.|@\\u002F|@contract\\u002F|@server\\u002F|@tests\\u002F)/]',
    'No barrels: import it from the file that makes it.',
  ),
]

const defaultExports = [
  ban('ExportDefaultDeclaration', DEFAULT_EXPORT),
  ban('ExportNamedDeclaration > ExportSpecifier[exported.name="default"]', DEFAULT_EXPORT),
]

const PARTICIPLE =
  '/^(?!(?:Feed|Need|Heading|Setting|Building|Listing|Rating|Ceiling|Financing|Grouping|Meeting|Filing)$)(?:[A-Z][a-z]+(?:ed|ing)|Told|Seen|Kept|Found|Held|Said|Done|Given|Taken|Chosen|Shown|Sent|Made|Left|Lost|Known|Drawn|Written|Bound|Built|Bought|Sold|Paid|Gone|Met|Heard|Caught|Lent|Foreseen|Withheld|Unsent|Beyond|About|Around|Instead|Out)$/'
const NOUNS =
  'A type is named by a noun that says what is inside (SaleDraft), not by a participle or a preposition alone.'

const typeNames = [
  ban(`TSTypeAliasDeclaration[id.name=${PARTICIPLE}]`, NOUNS),
  ban(`TSInterfaceDeclaration[id.name=${PARTICIPLE}]`, NOUNS),
]

const BLIND =
  'No compiler looks at it: say the type where the value comes from. In a test `doubleOf` stands in for something.'
const blindCasts = [
  ban(
    'TSAsExpression[expression.type="TSAsExpression"][expression.typeAnnotation.type="TSUnknownKeyword"]',
    BLIND,
  ),
  ban('TSAsExpression[typeAnnotation.type="TSNeverKeyword"]', BLIND),
]

const FORMATS =
  '/^(email|url|jwt|emoji|guid|uuid|uuidv[467]|nanoid|cuid2?|ulid|base64|base64url|xid|ksuid|ipv[46]|cidrv[46]|e164|datetime|date|time|duration)$/'
const formatsOfText = [
  ban(
    `CallExpression[callee.property.name=${FORMATS}] > MemberExpression CallExpression[callee.object.name="z"][callee.property.name="string"]`,
    'The portal is built without the formats of z.string(): write z.email(), z.uuid() or z.iso.date().',
  ),
]

const html = [
  ban('JSXAttribute[name.name="dangerouslySetInnerHTML"]', HTML),
  ban('Property[key.name="dangerouslySetInnerHTML"]', HTML),
  ban('MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc)$/]', HTML),
  ban('CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]', HTML),
  ban('CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]', HTML),
]

const literalText = [
  ban(`JSXText[value=${LETTERS}]`, PHRASES),
  ban(`:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${LETTERS}]`, PHRASES),
  ban(
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${LETTERS}]`,
    PHRASES,
  ),
  ban(`JSXAttribute[name.name=${SHOWN_ATTRIBUTES}] > Literal[value=${LETTERS}]`, PHRASES),
  ban(
    `JSXAttribute[name.name=${SHOWN_ATTRIBUTES}] > JSXExpressionContainer > Literal[value=${LETTERS}]`,
    PHRASES,
  ),
]

const ANSWER = 'VariableDeclarator[init.type="CallExpression"]'
const QUERY = ':matches([init.callee.name=/^use.*Query$/], [init.callee.property.name=/^use.*Query$/])'
const answers = [
  ban(
    `${ANSWER}${QUERY} > ObjectPattern > Property[key.name=/^(data|currentData)$/] > AssignmentPattern`,
    'What has not been answered is not nothing: show no count and no empty state without an answer.',
  ),
  ban(
    `${ANSWER}${QUERY}[init.arguments.length>0]:not([init.arguments.0.type="Identifier"][init.arguments.0.name="undefined"]):not([init.arguments.0.value=null]) > ObjectPattern > Property[key.name="data"]`,
    'Take currentData: data is the answer to the question before while another one is asked. Where that may stand, say why and take it from the query (`preview.data`).',
  ),
]

const DRAWS =
  ':function:matches([id.name=/^([A-Z]|use[A-Z])/], VariableDeclarator[id.name=/^([A-Z]|use[A-Z])/] > *)'
const IMPURE =
  ':matches([callee.object.name="Math"][callee.property.name="random"], [callee.object.name=/^(Date|performance)$/][callee.property.name="now"])'
/** As the function of a component or hook runs: not in what it hands on to be called later. */
const whileDrawing = [
  ban(
    `:matches(${DRAWS}) CallExpression${IMPURE}:not(:function :function CallExpression)`,
    'What is drawn follows from state and properties: chance and the clock are asked in an effect, an event or an initial state.',
  ),
]

const FLOAT = 'Money is no float: contract/kernel/money reads amounts, and Number() reads counts.'
const PURE = 'This file runs on both sides or in the browser: it may not lean on Node.'
const BROWSER = 'There is no browser here.'

const common = [...imports, ...exportsOf, ...defaultExports, ...typeNames, ...blindCasts, ...formatsOfText]

const syntax = {
  everywhere: ['error', ...common],
  screens: ['error', ...common, ...html, ...literalText, ...answers, ...whileDrawing],
  /** The tools read a configuration from its default export. */
  configFiles: ['error', ...imports, ...exportsOf],
  floatGlobals: [{ name: 'parseFloat', message: FLOAT }],
  floatProperties: [{ object: 'Number', property: 'parseFloat', message: FLOAT }],
  nodeGlobals: ['process', 'Buffer', '__dirname', '__filename', 'require'].map(name => ({
    name,
    message: PURE,
  })),
  browserGlobals: ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location'].map(
    name => ({
      name,
      message: BROWSER,
    }),
  ),
}

module.exports = { syntax }
