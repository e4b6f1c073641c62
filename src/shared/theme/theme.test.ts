// @vitest-environment node
import { compile } from 'sass'
import { beforeAll, describe, expect, it } from 'vitest'

type Tokens = Record<string, string>

function cssOf(file: string): string {
  return compile(file, {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  }).css
}

/** The colours declared under one selector; the last declaration holds, as in a browser. */
function tokensOf(css: string, selector: string): Tokens {
  const tokens: Tokens = {}
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some(one => one.trim() === selector)) continue
    for (const [, name = '', value = ''] of body.matchAll(/--(ui-[\w-]+):\s*([^;]+);/g))
      tokens[name] = value.trim()
  }
  return tokens
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number(`0x${hex.slice(at, at + 2)}`) / 255)
    .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
const EDGE = 3
const TONES = ['neutral', 'info', 'success', 'warning', 'danger', 'accent', 'plum']

const PAIRS: [string, string, number][] = [
  ...['ui-page', 'ui-surface', 'ui-surface-sunken', 'ui-surface-raised'].flatMap(ground =>
    ['ui-text', 'ui-text-muted', 'ui-text-faint', 'ui-primary-text'].map((text): [string, string, number] => [
      text,
      ground,
      TEXT,
    ]),
  ),
  ['ui-danger-text', 'ui-surface', TEXT],
  ['ui-danger-text', 'ui-surface-raised', TEXT],
  ['ui-on-primary', 'ui-primary', TEXT],
  ['ui-on-primary', 'ui-primary-hover', TEXT],
  ['ui-on-primary', 'ui-primary-pressed', TEXT],
  ['ui-on-danger', 'ui-danger', TEXT],
  ['ui-on-danger', 'ui-danger-hover', TEXT],
  ['ui-primary-text', 'ui-primary-soft', TEXT],
  ...TONES.map((tone): [string, string, number] => [`ui-${tone}-ink`, `ui-${tone}-soft`, TEXT]),
  ['ui-control-line', 'ui-surface', EDGE],
  ['ui-control-line', 'ui-page', EDGE],
  ['ui-focus', 'ui-page', EDGE],
  ['ui-focus', 'ui-surface', EDGE],
]

describe('the theme', () => {
  let theme: string
  let frame: string
  let dashboard: string
  beforeAll(() => {
    // Paper has colours of its own.
    theme = cssOf('src/shared/theme/theme.scss').replaceAll(/@media print \{[\s\S]*?\n\}/g, '')
    frame = cssOf('src/app/shell/shell.scss')
    dashboard = cssOf('src/features/dashboard/dashboard.scss')
  })

  const modes = ['[data-bs-theme=light]', '[data-bs-theme=dark]']

  it.each(modes.flatMap(mode => PAIRS.map(([text, ground, least]) => ({ mode, text, ground, least }))))(
    '$mode: $text on $ground has a contrast of $least at least',
    ({ mode, text, ground, least }) => {
      const tokens = { ...tokensOf(theme, '[data-bs-theme=light]'), ...tokensOf(theme, mode) }
      const [one, other] = [tokens[text], tokens[ground]]
      expect(one).toMatch(/^#[\da-f]{6}$/)
      expect(other).toMatch(/^#[\da-f]{6}$/)
      expect(contrast(one!, other!)).toBeGreaterThanOrEqual(least)
    },
  )

  it.each(modes)('%s: words on the dark frame are readable', mode => {
    const ink = tokensOf(frame.replaceAll('--ink:', '--ui-ink:'), mode === modes[0] ? ':root' : mode)[
      'ui-ink'
    ]
    const onInk = tokensOf(theme, '.on-ink')
    for (const name of ['ui-text', 'ui-text-muted', 'ui-text-faint']) {
      expect(contrast(onInk[name]!, ink!), name).toBeGreaterThanOrEqual(TEXT)
    }
    expect(contrast(onInk['ui-focus']!, ink!)).toBeGreaterThanOrEqual(EDGE)
  })

  it('knows no left and right of its own, so that one sheet serves Arabic too', () => {
    // A legend's float and the lists' and captions' sides come from Bootstrap, and are set again in _base.scss.
    const own = (theme + frame + dashboard).replaceAll(/(legend|ol,\s*ul|dd|caption)\s*\{[^}]*\}/g, '')
    const sided = own.match(
      /[;{\s](?:(?:(?:margin|padding|border)-)?(?:left|right)(?:-[a-z]+)*\s*:|text-align:\s*(?:left|right))[^;}]*/g,
    )
    expect(sided).toBeNull()
  })

  it('names no place outside the portal', () => {
    expect(theme + frame + dashboard).not.toMatch(/url\(["']?(?:https?:)?\/\//)
  })
})
