export const commissionTransactionsPhrases = {
  transactions: {
    title: 'Commission transactions',
    text: 'Each person’s share of each tranche: what it waits for, what is billed, released and clawed back.',
    empty: 'There is no commission yet',
    empty_where: 'Shares appear here once a sale is reserved.',
    empty_text: 'Shares appear here as soon as a sale is reserved.',
    search: 'Search by sale number',
    company: 'Company',
  },
  fields: {
    sale_no: 'Sale',
    seq: 'Tranche',
    incentive: 'Incentive',
    seller_id: 'Seller',
    level: 'Level',
    state: 'Status',
    amount: 'Share',
    eligible_on: 'Eligible on',
    expected_on: 'Expected on',
    releasable_amount: 'Releasable',
    released_amount: 'Released',
    clawed_back_amount: 'Clawed back',
    developer_id: 'Developer',
    project_id: 'Project',
    team_id: 'Sales team',
    ou_id: 'Unit',
    reason: 'Reason',
  },
  values: {
    state: {
      projected: 'Projected',
      locked: 'Locked',
      eligible: 'Eligible',
      billed: 'Billed',
      partly_collected: 'Partly collected',
      collected: 'Collected',
      on_hold: 'On hold',
      reversed: 'Reversed',
    },
    level: {
      agent: 'Agent',
      sales_manager: 'Sales manager',
      sales_director: 'Sales director',
      broker: 'Broker',
      referrer: 'Referrer',
    },
  },
  why: {
    title: 'Why it is where it is',
    collected: 'Collected from the buyer',
    trigger: 'Opens at',
    missing: 'Still to collect',
    waits_for: 'Waits for',
    nothing: 'Nothing else',
    eligible: 'Became eligible with',
    hold: 'On hold because',
    buyer: 'Buyer',
    unit: 'Property unit',
    open_sale: 'Open the sale',
    history: 'Activity of the tranche',
  },
  conditions: {
    documents: 'complete documents',
    pdc: 'post-dated checks',
    cts_signed: 'the signed contract to sell',
    loan_takeout: 'the loan take-out',
    turnover: 'the turnover of the unit',
  },
  events: {
    open: 'Became eligible',
    lock: 'Locked again',
    hold: 'Put on hold',
    let_go: 'Hold ended',
    by_system: 'The portal',
  },
  command: {
    hold: {
      open: 'Put on hold',
      title: 'Put the tranche of {{name}} on hold',
      text: 'All shares of this tranche stay out of statements and releases until the hold ends.',
      submit: 'Put on hold',
      done: 'The tranche of {{name}} is on hold.',
    },
    let_go: {
      open: 'End the hold',
      title: 'End the hold on the tranche of {{name}}?',
      text: 'It returns to where it stood, as far as payments and documents still allow it.',
      submit: 'End the hold',
      done: 'The hold on the tranche of {{name}} has ended.',
    },
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'commission-transactions': typeof commissionTransactionsPhrases
  }
}
