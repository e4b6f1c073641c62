import { saleTerms } from '@contract/modules/sales/sale-terms.phrases'

export const salesReportPhrases = {
  title: 'Sales report',
  text: 'Reservations, bookings and cancellations. Select a figure to see its rows.',
  views: {
    label: 'Parts of the report',
    figures: 'Figures',
    cohorts: 'Cohorts',
    shares: 'Shares of sellers',
  },
  period: {
    label: 'Period',
    from: 'From',
    to: 'To',
    this_month: 'This month',
    quarter: 'Last 3 months',
    year: 'Last 12 months',
    two_years: 'Last 24 months',
    this_year: 'This year',
    other: 'Other months',
  },
  by: { label: 'By', ...saleTerms.by },
  compare: 'Compare with the previous months',
  compared: 'Compared with {{from}} to {{to}}',
  narrowed: 'Only {{name}}',
  widen: 'Show all again',
  columns: {
    reservations: 'Reservations',
    net_list_price: 'Net list price',
    tcp: 'Contract price',
    average_tcp: 'Average',
    discount_rate: 'Discount %',
    bookings: 'Bookings',
    booked_tcp: 'Booked price',
    ended: 'Ended',
    ended_tcp: 'Ended price',
    net_units: 'Net units',
    cancellation_rate: 'Cancellation rate %',
    change: 'Change %',
  },
  total: 'Total',
  none: 'Without',
  open: 'Open {{name}}',
  rows_of: '{{name}}: show the rows',
  rate_hint:
    'The rate says how many of the reservations of these months were cancelled or forfeited until today. Co-sellers share a sale by their weights, so the lines add up to the total.',
  empty: 'Nothing was reserved, booked or ended in these months',
  empty_text: 'Choose other months, or remove a filter.',
  chart: 'Contract prices of what was reserved and booked',
  chart_title: 'At a glance',
  export: {
    xlsx: 'Save as XLSX',
    pdf: 'Save as PDF',
    print: 'Print',
    file: 'Sales report {{from}} to {{to}}',
  },
  cohorts: {
    title: 'Outcome of reservations',
    text: 'A line a reservation month, a column a month since: how many were booked or ended then.',
    what: 'Show',
    booked: 'Booked',
    ended: 'Ended',
    month: 'Reserved in',
    since: 'Month {{months}}',
    rate: 'In all %',
  },
  shares: {
    title: 'Shares of sellers',
    text: 'Each sale by the sellers who share it.',
    search: 'Search by number',
    empty: 'No sale has been reserved yet',
  },
  fields: {
    sale_no: 'Sale',
    seller_id: 'Seller',
    share_pct: 'Share of the sale',
    net_list_price: 'Net list price',
    discount_amount: 'Discount',
    tcp: 'Contract price',
    status: 'Status',
    reservation_date: 'Reserved on',
    booked_on: 'Booked on',
    ended_on: 'Ended on',
    ou_id: 'Operating unit',
    team_id: 'Team',
    project_id: 'Project',
    developer_id: 'Developer',
  },
  values: {
    status: saleTerms.status,
  },
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'sales-report': typeof salesReportPhrases
  }
}
