import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const japan: CountryFacts = {
  country: 'JP',
  slug: 'japan',
  facts: [
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: '日本国',
        title: '消防法 第9条の2: 住宅用防災機器',
        year: 1948,
        url: 'https://laws.e-gov.go.jp/law/323AC1000000186',
      },
      checked: 'never',
    },
    {
      topic: 'Gas',
      taskIds: ['water-heater.book-gas-service', 'gas-stove.check-bottle', 'gas-stove.clean-burners'],
      source: {
        organisation: '日本国',
        title: '液化石油ガスの保安の確保及び取引の適正化に関する法律 第27条',
        year: 1967,
        url: 'https://laws.e-gov.go.jp/law/342AC0000000149',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: '日本国',
        title: '電気事業法 第57条: 調査の義務',
        year: 1964,
        url: 'https://laws.e-gov.go.jp/law/339AC0000000170',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: '日本国',
        title: '浄化槽法 第10条・第11条',
        year: 1983,
        url: 'https://laws.e-gov.go.jp/law/358AC1000000043',
      },
      checked: 'never',
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.book-gas-service', 'water-heater.look-over'],
      source: {
        organisation: '日本国',
        title: '消費生活用製品安全法: 長期使用製品安全点検制度',
        year: 1973,
        url: 'https://laws.e-gov.go.jp/law/348AC0000000031',
      },
      checked: 'never',
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'air-conditioning.book-yearly-service'],
      source: {
        organisation: '日本国',
        title: '特定家庭用機器再商品化法',
        year: 1998,
        url: 'https://laws.e-gov.go.jp/law/410AC0000000097',
      },
      checked: 'never',
    },
    {
      topic: 'The building',
      taskIds: ['windows-and-doors.anchor-furniture', 'windows-and-doors.prepare-for-earthquakes'],
      source: {
        organisation: '日本国',
        title: '建築物の耐震改修の促進に関する法律',
        year: 1995,
        url: 'https://laws.e-gov.go.jp/law/407AC0000000123',
      },
      checked: 'never',
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: '日本国',
        title: '民法 第233条: 竹木の枝の切除',
        year: 1896,
        url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: '日本国',
        title: '民法 第606条・第607条の2: 賃貸人による修繕',
        year: 1896,
        url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: '日本国',
        title: '道路運送車両法 第61条: 自動車検査証の有効期間',
        year: 1951,
        url: 'https://laws.e-gov.go.jp/law/326AC0000000185',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['smoke-alarm.test-alarms', 'gas-stove.clean-burners'],
      source: {
        organisation: '日本国',
        title: '電気通信事業法: 緊急通報',
        year: 1984,
        url: 'https://laws.e-gov.go.jp/law/359AC0000000086',
      },
      checked: 'never',
    },
  ],
};
