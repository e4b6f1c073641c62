import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@contract/kernel/locales'
import { notificationWords } from '@server/platform/notifications/phrases/notification-translations'
import { paperTranslations } from '@server/platform/pdf/phrases/paper-translations'
import { translations } from '@server/platform/phrases/translations'
import { literalTexts } from '@tests/guards/literal-text'
import {
  englishOf,
  keysNeeded,
  namesOneNumber,
  phraseFiles,
  placeholdersOf,
  pluralOf,
} from '@tests/guards/phrase-files'
import { bundledPhrases, phraseSource } from '@/app/phrases'

const root = path.resolve(import.meta.dirname, '..', '..')
const english = new Map(
  phraseFiles.filter(file => file.locale === DEFAULT_LOCALE).map(file => [file.namespace, file.texts]),
)
const translated = LOCALE_CODES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== DEFAULT_LOCALE)

const textsIn = (namespace: string, locale: Locale) =>
  phraseFiles.find(file => file.namespace === namespace && file.locale === locale)?.texts ??
  new Map<string, string>()

const SAID_BY_SERVER: Record<string, Record<Exclude<Locale, 'en'>, object>> = {
  server: translations,
  notification: notificationWords,
  paper: paperTranslations,
}

/** Every text of a language with its address and the English it stands for. */
const pairs = (locale: Locale) =>
  [...english].flatMap(([namespace, source]) =>
    [...textsIn(namespace, locale)].map(([key, text]) => ({
      at: `${locale} ${namespace} ${key}`,
      name: `${namespace}.${key}`,
      category: pluralOf(key)?.category,
      text,
      source: englishOf(source, key) ?? '',
    })),
  )

/** What is spelt in these languages as it is in English. */
const SAME_AS_ENGLISH: Record<Exclude<Locale, 'en'>, string[]> = {
  ar: [],
  ch: [],
  fr: [
    'accounting.fields.code',
    'accounting.fields.type',
    'commission.fields.base_kind',
    'commission.fields.code',
    'commission.fields.version',
    'commission.tabs.versions',
    'commission.title_of',
    'commission.tranches.number',
    'commission.tranches.one',
    'commission.tranches.title',
    'commission.versions.number',
    'files.audience.divisions',
    'files.forms.fields.code',
    'files.forms.fields.version',
    'files.forms.versions',
    'files.memos.fields.version',
    'files.own_forms.version',
    'files.payslips.archive',
    'files.versions.told',
    'grid.fields.code',
    'grid.filter.how',
    'maintenance.fields.code',
    'maintenance.fields.doc_type',
    'maintenance.fields.mobile',
    'maintenance.fields.ou_code',
    'maintenance.fields.province',
    'maintenance.values.level.province',
    'maintenance.values.vat_rule.commercial',
    'paper.level.agent',
    'paper.quote.client',
    'paper.quote.type',
    'paper.words.total',
    'rights.matrix.module',
    'rights.module.notifications',
    'rights.resource.expense_budget',
    'rights.resource.maintenance_division',
    'rights.resource.settings_menu',
    'rights.resource.settings_module',
    'rights.resource.settings_permission',
    'rights.role.agent',
    'sales.commission.tranche',
    'sales.commission.tranche_no',
    'sales.commission.tranches',
    'sales.commission.when',
    'sales.forfeit.note',
    'sales.schedule.principal',
    'sales.schedule.total',
    'sales.tabs.commission',
    'sales.values.discount_kind.promo',
    'screens.menus',
    'screens.modules',
    'selling.commission.scheme',
    'selling.levels.agent',
    'settings.audit.fields.action',
    'settings.fields.code',
    'settings.fields.description',
    'settings.fields.doc_type',
    'settings.fields.module_id',
    'settings.menus.path',
    'settings.menus.title',
    'settings.modules.title',
    'settings.permissions.title',
    'settings.users.tab.sessions',
    'shell.panel.sidebarSize.md',
    'shell.panel.visibility.title',
    'time-logs.day.date',
    'time-logs.fields.code',
    'time-logs.figures.absent',
    'time-logs.overtime.minutes',
    'time-logs.requests.corrections',
    'time-logs.requests.minutes',
    'time-logs.source.manual',
    'time-logs.status.absent',
    'time-logs.tabs.import',
  ],
  gr: [
    'accounting.fields.name',
    'accounting.values.is_control.bank',
    'files.body.label',
    'files.forms.downloads',
    'files.forms.fields.code',
    'files.forms.fields.download_count',
    'files.forms.fields.name',
    'files.memos.fields.body_md',
    'files.receipts.name',
    'grid.fields.name',
    'maintenance.fields.name',
    'maintenance.fields.ou_name',
    'maintenance.fields.region',
    'maintenance.fields.team_id',
    'maintenance.values.level.region',
    'rights.matrix.scope.team',
    'rights.resource.accounting_journal',
    'rights.resource.expense_budget',
    'screens.dashboard',
    'settings.fields.code',
    'settings.fields.name',
    'settings.menus.name',
    'settings.outbox.fields.status',
    'settings.users.fields.status',
    'settings.users.fields.username',
    'time-logs.fields.code',
    'time-logs.fields.name',
    'time-logs.source.web',
    'time-logs.tabs.import',
    'time-logs.tabs.team',
    'time-logs.team.by_head',
    'time-logs.team.by_person',
    'time-logs.team.person',
    'time-logs.team.team',
  ],
  it: [
    'auth.password',
    'commission.fields.base_kind',
    'files.batch.file',
    'files.forms.fields.file_name',
    'grid.no',
    'maintenance.fields.area_id',
    'maintenance.fields.email',
    'maintenance.fields.team_id',
    'profile.password.title',
    'record.form.no',
    'sale-documents.documents.file',
    'screens.dashboard',
    'shared.password_question.password',
    'shell.panel.visibility.title',
    'time-logs.source.import',
  ],
  ru: [],
  sp: [
    'accounting.fields.is_control',
    'commission.fields.base_kind',
    'errors.no_right.kicker',
    'errors.not_found.kicker',
    'files.audience.roles',
    'files.forms.values.category.general',
    'grid.no',
    'profile.about.roles',
    'record.form.no',
    'rights.resource.settings_role',
    'sales.schedule.total',
    'screens.roles',
    'settings.activate.roles',
    'settings.roles.title',
    'settings.users.fields.roles',
    'time-logs.source.web',
  ],
}

const LATIN = /\p{Script=Latin}/u
const SCRIPTS: Record<Locale, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  ch: /\p{Script=Han}/u,
  en: LATIN,
  fr: LATIN,
  gr: LATIN,
  it: LATIN,
  ru: /\p{Script=Cyrillic}/u,
  sp: LATIN,
}

/** Signs as they must not stand; "}" ends a placeholder. */
const WRONG_SIGNS = {
  ar: /[?;,]/,
  ch: /[\p{Script=Han}}] ?[,.;:!?()]|[,;:!?()] ?\p{Script=Han}/u,
  // A time of day holds its colon as everywhere.
  fr: /(?<!\u202f)(?!(?<=\d):\d)[:;!?»]|«(?!\u202f)/u,
  gr: /["“](?=[\p{L}}])/u,
  sp: /^[^¿]*\?|^[^¡]*!/,
}

/** Without what is put in and without addresses, which stay as they are in every language. */
function bare(text: string): string {
  return text.replace(/\{\{.*?\}\}|\S+@\S+/g, '')
}

describe('the files', () => {
  it('are found', () => {
    expect([...english.keys()]).toEqual(expect.arrayContaining(['shared', 'screens', 'settings', 'server']))
  })

  it('hold one object each, under the code of one of our languages', () => {
    const odd = phraseFiles.filter(file => file.locale === null || file.exported.length !== 1)
    expect(odd.map(file => file.path)).toEqual([])
  })

  it('have names of their own, since a module is found by the name of its file', () => {
    const names = phraseFiles.map(file => `${file.namespace} ${file.locale}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('stand beside their English', () => {
    const folder = (file: { path: string }) => path.posix.dirname(file.path)
    const strays = phraseFiles.filter(
      file =>
        !phraseFiles.some(
          other =>
            other.locale === DEFAULT_LOCALE &&
            other.namespace === file.namespace &&
            folder(other) === folder(file),
        ),
    )
    expect(strays.map(file => file.path)).toEqual([])
  })

  it.each(LOCALE_CODES)('are what the portal shows and the server says in %s', async locale => {
    for (const file of phraseFiles.filter(each => each.locale === locale)) {
      if (file.path.startsWith('/server/')) {
        if (locale !== 'en')
          expect(SAID_BY_SERVER[file.namespace]?.[locale], file.path).toBe(file.exported[0])
        continue
      }
      const shown =
        locale === DEFAULT_LOCALE && file.namespace in bundledPhrases
          ? bundledPhrases[file.namespace as keyof typeof bundledPhrases]
          : await phraseSource(file.namespace, locale)
      expect(shown, file.path).toBe(file.exported[0])
    }
  })
})

describe('plurals', () => {
  it('are asked for in the forms of each language', () => {
    expect([...keysNeeded(['row_one', 'row_other', 'title'], 'ch')]).toEqual(['row_other', 'title'])
    expect(keysNeeded(['row_one', 'row_other'], 'ar').size).toBe(6)
    expect(keysNeeded(['row_one', 'row_other'], 'ru')).toContain('row_few')
  })

  it('need a figure unless their form says which number it is', () => {
    expect(namesOneNumber('ar', 'two')).toBe(true)
    expect(namesOneNumber('ar', 'few')).toBe(false)
    expect(namesOneNumber('ru', 'one')).toBe(false)
    expect(namesOneNumber('fr', 'one')).toBe(false)
  })
})

describe.each(LOCALE_CODES)('the texts in %s', locale => {
  it('are there for every key in every plural form of the language, and for no other', () => {
    const faults = [...english].flatMap(([namespace, source]) => {
      const needed = keysNeeded(source.keys(), locale)
      const there = textsIn(namespace, locale)
      return [
        ...[...needed].filter(key => !there.has(key)).map(key => `missing: ${namespace} ${key}`),
        ...[...there.keys()].filter(key => !needed.has(key)).map(key => `unknown: ${namespace} ${key}`),
      ]
    })
    expect(faults).toEqual([])
  })

  it('are not empty and have no blanks too many', () => {
    const faults = pairs(locale).filter(
      ({ text }) => !text.trim() || text.trim() !== text || /\s\s/.test(text),
    )
    expect(faults.map(({ at }) => at)).toEqual([])
  })

  it('hold the placeholders of the English text', () => {
    const faults = pairs(locale).filter(({ text, source, category }) => {
      const wanted = placeholdersOf(source)
      const got = placeholdersOf(text)
      if (String(got) === String(wanted)) return false
      const isWithoutFigure = String([...got, '{{count}}'].sort()) === String(wanted)
      return !(isWithoutFigure && category && namesOneNumber(locale, category))
    })
    expect(faults.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  it('hold no half placeholders, straight quotes, foreign digits or marks of direction', () => {
    // Digits of other scripts cannot be typed back; marks of direction are the page's business.
    const slips = /[\u0660-\u0669\u06F0-\u06F9\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF{}'"]|\.\.\./
    const faults = pairs(locale).filter(({ text }) => slips.test(text.replace(/\{\{\w+\}\}/g, '')))
    expect(faults.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })
})

describe('the translations', () => {
  it.each(translated)('into %s leave English only where the language spells it so', locale => {
    const same = pairs(locale).filter(({ text, source }) => text === source && /\p{L}/u.test(bare(text)))
    expect(same.map(({ name }) => name).sort()).toEqual([...SAME_AS_ENGLISH[locale]].sort())
  })

  it.each(LOCALE_CODES)('into %s are written in its script', locale => {
    const faults = pairs(locale).filter(
      ({ text }) => /\p{L}/u.test(bare(text)) && !SCRIPTS[locale].test(bare(text)),
    )
    expect(faults.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  it.each(Object.keys(WRONG_SIGNS) as (keyof typeof WRONG_SIGNS)[])(
    'into %s set signs as it does',
    locale => {
      const faults = pairs(locale).filter(({ text }) =>
        WRONG_SIGNS[locale].test(text.replace(/\{\{.*?\}\}/g, '}')),
      )
      expect(faults.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
    },
  )
})

describe('what components show', () => {
  it('comes from phrases', async () => {
    const entries = await readdir(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    const files = entries
      .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|phrases)\./.test(entry.name))
      .map(entry => path.join(entry.parentPath, entry.name))
    expect(files.length).toBeGreaterThan(50)
    const texts = await Promise.all(
      files.map(async file => literalTexts(path.relative(root, file), await readFile(file, 'utf8'))),
    )
    expect(texts.flat()).toEqual([])
  })

  it.each([
    '<p>Hello</p>',
    '<p>{"Hello"}</p>',
    '<p>{isOpen ? t("open") : "Closed"}</p>',
    '<p>{name || `Nobody`}</p>',
    '<p>{`${count} rows`}</p>',
    '<p>{count + " rows"}</p>',
    '<Field hint="At least ten" />',
    '<Dialog confirmLabel={isNew ? "Add" : t("save")} />',
    '<input aria-label={"Search"} />',
    'const columns = [{ key: "name", header: "Name" }]',
    'dispatch(success("Saved"))',
  ])('is seen to be literal in %s', code => {
    expect(literalTexts('planted.tsx', code)).toHaveLength(1)
  })

  it.each([
    '<p>{t("users.title")}</p>',
    '<p className="small">–</p>',
    '<p>{status === "open" && <Badge tone="success">{t("open")}</Badge>}</p>',
    '<Tabs activeKey={html === null ? "text" : tab} />',
    'setError("current", { message: "wrong_password" })',
  ])('is not seen to be literal in %s', code => {
    expect(literalTexts('planted.tsx', code)).toEqual([])
  })
})
