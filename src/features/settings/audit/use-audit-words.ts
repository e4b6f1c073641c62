import { useEffect, useMemo, useState } from 'react'
import { AUDITED_KINDS } from '@contract/access/audited-kinds'
import type { DateText } from '@contract/kernel/dates'
import { KIND_WORDS } from '@/features/settings/audit/audit-kinds'
import { auditSentence, valueText, type SentenceWords } from '@/features/settings/audit/audit-sentence'
import { recordName } from '@/features/settings/audit/record-name'
import { useCompareRolesQuery } from '@/features/settings/roles/role.api'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCan } from '@/shared/access/use-can'
import { useFormats } from '@/shared/format/use-formats'
import { hasPhrase, loadPhrases, phrase } from '@/shared/i18n/i18n'
import type { Namespace } from '@/shared/i18n/namespaces'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { wordPlaces } from '@/shared/i18n/word-places'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type AuditWords = {
  sentence: (row: ResourceRow) => string
  kind: (kind: string) => string
  channel: (channel: unknown) => string
  /** A field of such a record by its name, and a value of it as it is read. */
  field: (kind: string, name: string) => string
  value: (kind: string, name: string, value: unknown) => string
}

const SENTENCES = 'audit-sentence'
const NAMESPACES: readonly Namespace[] = [
  SENTENCES,
  'document-types',
  ...new Set(Object.values(KIND_WORDS).map(({ namespace }) => namespace)),
]

const wordAt = (namespace: string, list: string | undefined, key: string) => {
  const place = wordPlaces(namespace, list, key).find(([space, name]) => hasPhrase(space, name))
  return place ? phrase(place[0], place[1]) : null
}

/** What entries of the log say to people, in the words of the modules whose records they are about. */
export function useAuditWords(): AuditWords {
  const t = usePhrases('settings')
  const locale = useLocale()
  const formats = useFormats()
  const names = useAccessNames()
  const mayNameRoles = useCan()('settings.role.view')
  const { data: roles } = useCompareRolesQuery(undefined, { skip: !mayNameRoles })
  const [areHere, setHere] = useState('')
  // As `useLatePhrases` does, which comes in the file of records: all of that would be fetched with the log.
  useEffect(() => {
    let isGone = false
    const tell = () => !isGone && setHere(locale)
    // Without them sentences are shorter.
    loadPhrases(...NAMESPACES).then(tell, tell)
    return () => {
      isGone = true
    }
  }, [locale])

  return useMemo(() => {
    void [areHere, t]
    const shown = { amount: formats.amount, date: (text: string) => formats.date(text as DateText) }
    const kind = (code: string) => {
      const right = AUDITED_KINDS[code]
      const key = right && `resource.${right.slice(0, right.lastIndexOf('.')).replaceAll('.', '_')}`
      return key && hasPhrase('rights', key) ? phrase('rights', key) : code
    }
    const wordsOf = (code: string): SentenceWords => {
      const place = KIND_WORDS[code]
      return {
        say: (name, params) => (hasPhrase(SENTENCES, name) ? phrase(SENTENCES, name, params) : null),
        portal: t('audit.portal'),
        field: name => (place ? wordAt(place.namespace, place.list, `fields.${name}`) : null),
        value: (name, value) =>
          (place && typeof value === 'string'
            ? wordAt(place.namespace, place.list, `values.${name}.${value}`)
            : null) ?? valueText(value, shown, '–'),
        role: id => {
          const role = roles?.find(one => one.id === id)
          return role ? names.role(role) : null
        },
      }
    }
    const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
    return {
      kind,
      channel: code => phrase('settings', `audit.channel.${String(code)}`),
      field: (code, name) => wordsOf(code).field(name) ?? name,
      value: (code, name, value) =>
        wordsOf(code).value(name, value) ?? (typeof value === 'string' ? value : JSON.stringify(value)),
      sentence: row => {
        const code = String(row['entity_type'])
        return auditSentence(
          {
            action: String(row['action']),
            who: textOf(row['actor_user_label']),
            what:
              textOf(recordName(row)) ??
              // What was done to a list as a whole names the list.
              (row['entity_id'] === null ? null : wordsOf(code).say('of_list', { list: kind(code) })) ??
              kind(code),
            diff: (row['diff'] ?? null) as Record<string, unknown> | null,
          },
          wordsOf(code),
        )
      },
    }
  }, [areHere, t, formats, names, roles])
}
