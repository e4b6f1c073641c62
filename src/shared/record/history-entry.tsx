import type { Field, Resource } from '@contract/kernel/define-resource'
import { labelOf } from '@contract/kernel/references'
import type { TimelineEntry } from '@contract/kernel/record-calls'
import { useFormats } from '@/shared/format/use-formats'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { FieldValue } from '@/shared/record/field-value'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Icon } from '@/shared/ui/icon'

/** What a line of the history is about, where it is no field of the record itself. */
export type LineWords = { name: string; label: string; field: Field }
export type HistoryEntryProps = {
  resource: Resource
  namespace: Namespace
  entry: TimelineEntry
  lineOf?: ((line: string) => LineWords | null) | undefined
}

/** So many fields are named in the sentence; what each became stands below it. */
const MOST_TOLD = 3
const isPair = (change: unknown): change is [unknown, unknown] => Array.isArray(change) && change.length === 2

/** One change: who, when, and each field from what it was to what it became. */
export function HistoryEntry({ resource, namespace, entry, lineOf }: HistoryEntryProps) {
  const t = usePhrases('record')
  const formats = useFormats()
  const words = useFieldWords(namespace)
  const who = entry.actor_name ?? t('history.nobody')
  const verb = entry.action.split('.').at(-1) ?? ''
  const isCreation = verb === 'create' || verb === 'import'
  // A module's own steps are told in its own words.
  const own = `history.actions.${verb}`
  const place = [namespace, 'record'].find(space => hasPhrase(space, own))
  const fields = resource.fields as Record<string, Field>
  const diff = entry.diff ?? {}
  // What a reference is called stands beside it, and is shown in its place.
  const labels = new Set<string>(Object.keys(diff).flatMap(name => (fields[name]?.to ? [labelOf(name)] : [])))
  const shown = (name: string, change: [unknown, unknown], side: 0 | 1) => {
    const named = fields[name]?.to ? diff[labelOf(name)] : undefined
    const row = isPair(named) ? { [name]: change[side], [labelOf(name)]: named[side] } : null
    const line = lineOf?.(name)
    const field = line?.field ?? fields[name] ?? ({ kind: 'text' } as Field)
    const own = line?.name ?? name
    return <FieldValue field={field} name={own} namespace={namespace} value={change[side]} row={row} />
  }
  const changes = Object.entries(diff).filter(
    ([name, change]) => !labels.has(name) && (!isCreation || !isPair(change) || change[1] !== null),
  )
  const told = changes.map(([name]) => lineOf?.(name)?.label ?? words.label(name))
  const did =
    verb === 'update' && told.length > 0 && told.length <= MOST_TOLD
      ? t('history.changed', { fields: told.join(', ') })
      : place
        ? phrase(place, own)
        : t('history.actions.other', { action: entry.action })
  return (
    <li className="history-entry">
      <PersonAvatar userId={entry.actor_id} name={who} size="sm" />
      <div className="history-words">
        <p className="history-head">
          <bdi className="fw-medium">{who}</bdi> {did}{' '}
          <time dateTime={entry.at} className="text-muted small">
            {formats.longDate(entry.at)}
          </time>
        </p>
        {changes.length > 0 && (
          <dl className="history-changes">
            {changes.map(([name, change]) => (
              <div key={name} className="history-change">
                <dt>{lineOf?.(name)?.label ?? words.label(name)}</dt>
                <dd>
                  {isPair(change) && !isCreation && (
                    <>
                      <del>{shown(name, change, 0)}</del>{' '}
                      <Icon name="arrow-right" mirrored label={t('history.to')} />{' '}
                    </>
                  )}
                  {isPair(change) ? <ins>{shown(name, change, 1)}</ins> : t('history.secret')}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
