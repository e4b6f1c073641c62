import { businessDate } from '@contract/kernel/dates'
import type { EntryTemplate } from '@contract/modules/accounting/entry-template.resource'
import { entryTemplates, templateActions } from '@/features/ledger/ledger.api'
import { BLANK_LINE, ManualLines } from '@/features/ledger/manual/manual-lines'
import { Can } from '@/shared/access/can'
import { CommandButton } from '@/shared/command/command-button'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { ButtonLink } from '@/shared/ui/button-link'

const api = entryTemplates
const CONTROLS = { lines: ManualLines }

/** What an entry says each time, and from when until when it is drafted by itself. */
export function TemplatePanel(opened: OpenedRecord) {
  const t = usePhrases('ledger')
  const sections = [
    { title: t('templates.what'), fields: ['name', 'memo', 'ou_id', 'reverses_next_month'] },
    { title: t('templates.recurs'), fields: ['recurs_from', 'recurs_until'] },
    { title: t('entry.lines'), fields: ['lines'] },
  ]
  const defaults = { lines: [BLANK_LINE, BLANK_LINE] }
  const form = { namespace: 'ledger', list: 'templates', sections, controls: CONTROLS, defaults } as const
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      unnamed={t('templates.new')}
      details={row => (
        <>
          <DraftButton template={row} />
          <RecordDetails api={api} form={form} row={row} />
        </>
      )}
    />
  )
}

/** A draft of the template for a day, which is found among the manual entries. */
function DraftButton({ template }: { template: EntryTemplate }) {
  const t = usePhrases('ledger')
  if (!template.is_active) return null
  return (
    <Can code="accounting.journal.create">
      <div className="cluster">
        <CommandButton
          variant="primary"
          command={templateActions.draft}
          record={template}
          recordName={template.name}
          namespace="ledger"
          defaults={{ entry_date: businessDate(new Date()) }}
        />
        <ButtonLink to="/accounting/manual-entries">{t('manual.title')}</ButtonLink>
      </div>
    </Can>
  )
}
