import type { ReactNode } from 'react'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Card } from '@/shared/ui/card'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

type CardQuery<T> = { data?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }

export type CardFrameProps<T> = {
  title: string
  icon: IconName
  asked: CardQuery<T>
  children: (data: T) => ReactNode
  footer?: ReactNode
}

/** A card on its way, there, or failed with another try; its neighbours know nothing of it. */
export function CardFrame<T>({ title, icon, asked, children, footer }: CardFrameProps<T>) {
  const { data, ...answer } = asked
  return (
    <Card
      className="dashboard-card"
      title={
        <span className="dashboard-card-title">
          <Icon name={icon} /> {title}
        </span>
      }
      footer={data !== undefined && footer}
    >
      {data !== undefined && children(data)}
      {data === undefined && <AnswerWait answer={answer} lines={3} />}
    </Card>
  )
}
