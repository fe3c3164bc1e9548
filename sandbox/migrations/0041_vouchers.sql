-- Vouchers that deposits are paid with: each is worth one amount, and is spent once.
create table voucher (
  code text primary key check (code ~ '^\d{16}$'),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  expires_at timestamptz,
  -- The token of the payment that it was spent on; null: it can be spent.
  spent_on text
)
