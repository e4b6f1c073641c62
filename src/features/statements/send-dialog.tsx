import { businessDate } from '@contract/kernel/dates'
import { statements, useGetMailingQuery } from '@/features/statements/statements.api'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

/** Reads in its own direction, whichever that of the sentence is. */
const apart = (text: string) => `\u2068${text}\u2069`

/** Dated today unless somebody says otherwise, and mailed where the developer has somebody to mail it to. */
export function SendDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const t = usePhrases('statements')
  const { send } = statements.commands
  const { currentData, isError } = useGetMailingQuery(row.id)
  if (!send || (!currentData && !isError)) return null
  const contacts = currentData?.contacts ?? []
  const addresses = contacts.map(({ name, email }) => apart(`${name} <${email}>`)).join(', ')
  return (
    <CommandDialog
      command={send}
      record={row}
      namespace="statements"
      recordName={recordName}
      defaults={{ statement_on: businessDate(new Date()), by_mail: contacts.length > 0 }}
      onClose={onClose}
    >
      {contacts.length > 0 ? (
        <p className="text-break">{t('mailing.to', { addresses })}</p>
      ) : (
        <Banner tone="warning">{t('mailing.none')}</Banner>
      )}
    </CommandDialog>
  )
}
