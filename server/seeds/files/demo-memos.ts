import type { MEMO_CATEGORIES } from '@contract/modules/files/memo.resource'

export type DemoMemo = {
  title: string
  category: (typeof MEMO_CATEGORIES)[number]
  body: string
  /** How long ago it went out; null for a draft. */
  daysAgo: number | null
  /** Days from today by which it is to be acknowledged; null where nothing is asked. */
  ackIn: number | null
  /** Of those who read it, every how many-th has acknowledged. */
  confirmed?: number
}

export const demoMemos: readonly DemoMemo[] = [
  {
    title: 'Data privacy: buyers’ documents stay in the portal',
    category: 'policy',
    body: '# What changes\nCopies of IDs, payslips and TIN cards of buyers are kept **in the portal only**.\n\n- Do not send them by chat or private mail.\n- Upload them on the record of the buyer.\n- Delete the picture from your phone afterwards.\n\n> A lost phone with IDs on it is a breach that we must report within 72 hours.\n\nQuestions go to [the privacy officer](mailto:privacy@bayside.test).',
    daysAgo: 4,
    ackIn: 3,
    confirmed: 3,
  },
  {
    title: 'Safe driving on site visits',
    category: 'safety',
    body: 'From this month on, *two people* go on site visits after dark.\n\n1. Tell your head where you go.\n2. Use the company car where one is free.\n3. Call when you are back.',
    daysAgo: 20,
    ackIn: -6,
    confirmed: 2,
  },
  {
    title: 'Year-end closing calendar',
    category: 'operations',
    body: 'The last day for expense claims of this year is **December 18**. What comes later is paid in January.\n\n---\nAccounting answers until 18:00 on that day.',
    daysAgo: 2,
    ackIn: null,
  },
  {
    title: 'Office hours during the holidays',
    category: 'announcement',
    body: 'All offices are closed on December 24, 25 and 30, and on January 1.\n\nHotline: [ask the desk](https://www.example.com/desk).',
    daysAgo: 1,
    ackIn: null,
  },
  {
    title: 'New accreditation rules for sellers',
    category: 'policy',
    body: 'Every seller shows a valid accreditation before a sale is booked. The portal reminds you 60, 30 and 7 days before it ends.',
    daysAgo: 35,
    ackIn: -20,
    confirmed: 1,
  },
  {
    title: 'Health card renewal',
    category: 'people',
    body: 'Bring two pictures to HR before the end of the month. Your card is ready a week later.',
    daysAgo: 12,
    ackIn: null,
  },
  {
    title: 'Training: reading a computation sheet',
    category: 'training',
    body: 'Two hours, every Wednesday at 15:00, in the large meeting room and online.',
    daysAgo: 8,
    ackIn: null,
  },
  {
    title: 'Fire drill on the fifteenth floor',
    category: 'safety',
    body: 'Leave by the stairs on the east side. Wardens wear a yellow vest.',
    daysAgo: 50,
    ackIn: null,
  },
  {
    title: 'How we answer complaints of buyers',
    category: 'policy',
    body: '# In short\n- Answer within **one working day**.\n- Write down what was promised.\n- Nobody promises a refund but accounting.',
    daysAgo: 15,
    ackIn: 10,
    confirmed: 4,
  },
  {
    title: 'Parking at the head office',
    category: 'operations',
    body: 'Level B2 is closed for repairs until Friday.',
    daysAgo: 6,
    ackIn: null,
  },
  {
    title: 'Salary schedule of next year',
    category: 'people',
    body: 'Pay days stay on the 15th and on the last working day.',
    daysAgo: null,
    ackIn: null,
  },
  {
    title: 'Dress code on model unit tours',
    category: 'announcement',
    body: 'A draft for the sales heads to look at.',
    daysAgo: null,
    ackIn: null,
  },
]
