import { defaultAreaCode, type ErrorCode } from '@auric/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../ui/fields/code-input.tsx';
import { CoinIcon } from '../kit/market/coin-icon.tsx';
import { KeypadOnly } from './keypad-only.tsx';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { Picker } from '../ui/fields/picker.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { toast } from '../ui/layers/toast-store.ts';
import { useErrorText } from '../ui/states/use-error-text.ts';
import { Part, Parts } from './part.tsx';

/** What a form's check says of a field: the code of the contract. */
const faultOf = (code: ErrorCode) => ({ type: code, message: code });

function Money() {
  const { t } = useTranslation();
  const [price, setPrice] = useState('64180.0');
  const [amount, setAmount] = useState('');
  return (
    <Part name="money-field">
      <MoneyField label={t(($) => $.trade.price)} value={price} onChange={setPrice} decimals={1} unit="USDT" />
      <MoneyField
        label={t(($) => $.trade.amount)}
        value={amount}
        onChange={setAmount}
        decimals={5}
        unit="BTC"
        error={amount === '' ? t(($) => $.reasons.enterAmount) : undefined}
      />
      <MoneyField
        label={t(($) => $.trade.total)}
        value="3080.64"
        onChange={setAmount}
        decimals={2}
        unit="USDT"
        disabled
      />
    </Part>
  );
}

function Codes() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [code, setCode] = useState('048');
  return (
    <Part name="code-input">
      <CodeInput
        label={t(($) => $.session.code)}
        value={code}
        onChange={setCode}
        onComplete={(digits) => toast(digits)}
      />
      <CodeInput
        label={t(($) => $.session.secondFactor)}
        value="123456"
        onChange={setCode}
        error={errorText(faultOf('code_format'))}
      />
      <CodeInput label={t(($) => $.session.code)} value="12" onChange={setCode} disabled />
    </Part>
  );
}

function Choosing() {
  const { t } = useTranslation();
  const [query, setQuery] = useState('BTC');
  const [type, setType] = useState<'limit' | 'market' | 'stopLimit'>('limit');
  const [coin, setCoin] = useState('BTC');
  return (
    <>
      <Part name="search-field">
        <SearchField label={t(($) => $.common.searchCoins)} value={query} onChange={setQuery} />
      </Part>
      <Part name="select-field">
        <SelectField
          label={t(($) => $.trade.orderType)}
          value={type}
          onChange={setType}
          options={(['limit', 'market', 'stopLimit'] as const).map((value) => ({
            value,
            label: t(($) => $.trade[value]),
          }))}
        />
      </Part>
      <Part name="picker">
        <Picker
          label={t(($) => $.transfer.currency)}
          value={coin}
          onChange={setCoin}
          options={[
            ['BTC', '0.08944'],
            ['ETH', '0.6584'],
            ['USDT', '2,995.28'],
          ].map(([value = '', note]) => ({ value, label: value, note, mark: <CoinIcon code={value} size={28} /> }))}
        />
      </Part>
    </>
  );
}

function TextFields() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const change = (event: { target: { value: string } }) => setText(event.target.value);
  return (
    <Part name="text-field, password-field">
      <TextField
        label={t(($) => $.session.mobile)}
        value={text}
        onChange={change}
        start={<span className="pl-3 text-text-2">+{defaultAreaCode}</span>}
        hint={errorText(faultOf('mobile_format'))}
      />
      <TextField
        label={t(($) => $.session.account)}
        value={text}
        onChange={change}
        error={errorText(faultOf('account_format'))}
      />
      <PasswordField label={t(($) => $.session.password)} value={text} onChange={change} autoComplete="off" />
    </Part>
  );
}

export function Fields() {
  return (
    <Parts title="Fields">
      <TextFields />
      <Money />
      <Codes />
      <Part name="keypad">
        <KeypadOnly />
      </Part>
      <Choosing />
    </Parts>
  );
}
