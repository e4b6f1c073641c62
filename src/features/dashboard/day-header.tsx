import { businessDate } from '@contract/kernel/dates'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { OwnPlace } from '@/features/dashboard/own-place'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { PageHeader } from '@/shared/ui/page-header'

export type DayHeaderProps = { user: SignedInUser }

/** In one line with the title: the day, the name, and what a person is here. */
export function DayHeader({ user }: DayHeaderProps) {
  const formats = useFormats()
  const today = businessDate(new Date())
  return (
    <PageHeader
      meta={
        <>
          <span>
            {formats.weekday(today)} <Ltr>{formats.date(today)}</Ltr> ·{' '}
            <bdi>{user.first_name || user.full_name}</bdi>
          </span>
          <OwnPlace />
        </>
      }
    />
  )
}
