import { recordPathOf } from '@/features/settings/audit/audit-links'
import { AuditRecord } from '@/features/settings/audit/audit-record'
import { auditEntries } from '@/features/settings/company.api'
import { useNamedEntry } from '@/features/settings/audit/use-named-entry'
import { useAuditWords } from '@/features/settings/audit/use-audit-words'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { Modal } from '@/shared/ui/modal'

export type AuditDialogProps = { id: string; onClose: () => void }

/** One entry: what was done to what, and field by field what it was before and after. */
export function AuditDialog({ id, onClose }: AuditDialogProps) {
  const t = usePhrases('settings')
  const shared = usePhrases('shared')
  const formats = useFormats()
  const { currentData: entry, ...answer } = auditEntries.useGetQuery(id)
  const words = useAuditWords()
  const text = (name: keyof NonNullable<typeof entry>) => (entry?.[name] ? String(entry[name]) : t('none'))
  const named = useNamedEntry(entry)
  const kind = text('entity_type')
  // Who may not see the record is not led to it.
  const path =
    named && named['entity_label'] !== null
      ? recordPathOf(text('entity_type'), named['entity_id'] as string | null)
      : null
  const diff = (entry?.['diff'] ?? null) as Record<string, unknown> | null

  return (
    <Modal
      show
      size="lg"
      title={entry ? words.sentence(named ?? entry) : t('audit.title')}
      onClose={onClose}
      footer={
        <>
          {path && <ButtonLink to={path}>{t('audit.to_record')}</ButtonLink>}
          <Button onClick={onClose}>{shared('close')}</Button>
        </>
      }
    >
      {(answer.error !== undefined || !entry) && <AnswerWait answer={answer} lines={6} />}
      {entry && (
        <div className="stack">
          <dl className="definition-list">
            <dt>{t('audit.fields.at')}</dt>
            <dd>{formats.longDate(text('at'))}</dd>
            <dt>{t('audit.fields.actor_user_id')}</dt>
            <dd>{text('actor_user_label')}</dd>
            <dt>{t('audit.fields.entity_type')}</dt>
            <dd>
              {words.kind(kind)}
              {named && (
                <>
                  {' · '}
                  <AuditRecord row={named} />
                </>
              )}
            </dd>
            {Object.entries(diff ?? {}).map(([name, change]) => (
              <div key={name} className="definition-pair">
                <dt>{words.field(kind, name)}</dt>
                <dd className="text-break">
                  <bdi>
                    {Array.isArray(change) && change.length === 2
                      ? `${words.value(kind, name, change[0])} → ${words.value(kind, name, change[1])}`
                      : words.value(kind, name, change)}
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
          <details>
            <summary>{t('audit.raw')}</summary>
            <dl className="definition-list">
              <dt>{t('audit.fields.action')}</dt>
              <dd>
                <code>{text('action')}</code>
              </dd>
              <dt>{t('audit.fields.entity_type')}</dt>
              <dd>
                <code>{kind}</code>
              </dd>
              <dt>{t('audit.fields.ip')}</dt>
              <dd>
                <bdi>{text('ip')}</bdi>
              </dd>
              {diff && (
                <>
                  <dt>{t('audit.changes')}</dt>
                  <dd className="text-break">
                    <code>{JSON.stringify(diff)}</code>
                  </dd>
                </>
              )}
              <dt>{t('audit.fingerprint')}</dt>
              <dd className="text-break">
                <code>{text('hash')}</code>
              </dd>
            </dl>
          </details>
        </div>
      )}
    </Modal>
  )
}
