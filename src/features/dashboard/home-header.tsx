import { businessDate } from '@contract/kernel/dates'
import type { SignedInUser } from '@contract/modules/auth/auth.commands'
import { partOfDay } from '@/features/dashboard/greeting'
import { OwnPlace } from '@/features/dashboard/own-place'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** Who is signed in, and which day it is, in a line: what is to be done comes right below. */
export function HomeHeader({ user }: { user: SignedInUser }) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const now = new Date()
  const name = user.first_name || user.username
  return (
    <header className="home-head">
      <div>
        <h1 className="home-title" tabIndex={-1} data-page-title>
          {t(`greeting.${partOfDay(now)}`, { name })}
        </h1>
        <p className="text-muted">{formats.date(businessDate(now))}</p>
      </div>
      <OwnPlace />
    </header>
  )
}
