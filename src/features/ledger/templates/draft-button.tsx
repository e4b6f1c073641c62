import { useState } from 'react'
import { businessDate } from '@contract/kernel/dates'
import type { EntryTemplate } from '@contract/modules/accounting/entry-template.resource'
import { templateActions } from '@/features/ledger/ledger.api'
import { Can } from '@/shared/access/can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

/** A draft of the template for a day, which is found among the manual entries. */
export function DraftButton({ template }: { template: EntryTemplate }) {
  const t = usePhrases('ledger')
  const [isAsking, setAsking] = useState(false)
  if (!template.is_active) return null
  return (
    <Can code="accounting.journal.create">
      <div className="cluster">
        <Button variant="primary" onClick={() => setAsking(true)}>
          {t('command.draft.open')}
        </Button>
        <ButtonLink to="/accounting/manual-entries">{t('manual.title')}</ButtonLink>
      </div>
      {isAsking && (
        <CommandDialog
          command={templateActions.draft}
          record={template}
          recordName={template.name}
          namespace="ledger"
          defaults={{ entry_date: businessDate(new Date()) }}
          onClose={() => setAsking(false)}
        />
      )}
    </Can>
  )
}
