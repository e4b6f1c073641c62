import { useEffect, useState } from 'react'
import type { ListedRow } from '@contract/kernel/define-resource'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import type { accountResource } from '@contract/modules/accounting/account.resource'
import { accounts } from '@/features/accounting/accounts.api'

export type ListedAccount = ListedRow<typeof accountResource>
export type AllAccounts = { rows: readonly ListedAccount[] | null; error: unknown; retry: () => void }

async function fetchAll(signal: AbortSignal): Promise<readonly ListedAccount[]> {
  const all: ListedAccount[] = []
  for (;;) {
    const page = await accounts.fetchRows(
      { start: all.length, end: all.length + LARGEST_PAGE, count: 'no' },
      signal,
    )
    all.push(...(page as readonly ListedAccount[]))
    if (page.length < LARGEST_PAGE) return all
  }
}

/** A tree is only one when all of it is there; asked again whenever an account may have changed. */
export function useAllAccounts(): AllAccounts {
  const { data: version } = accounts.useVersionQuery()
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Omit<AllAccounts, 'retry'>>({ rows: null, error: null })

  useEffect(() => {
    const asking = new AbortController()
    fetchAll(asking.signal).then(
      rows => setAnswer({ rows, error: null }),
      (error: unknown) => {
        if (!asking.signal.aborted) setAnswer(before => ({ ...before, error }))
      },
    )
    return () => asking.abort()
  }, [version, tries])

  return { ...answer, retry: () => setTries(count => count + 1) }
}
