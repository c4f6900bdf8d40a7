import type { ReconciledAsset } from '@auric/api/console/reconciliation';

const [width, height] = [160, 24];

/** The differences of the last two hours around a line of nothing. Drawn from doubles: no number is read from it. */
export function DifferenceLine({ series }: Pick<ReconciledAsset, 'series'>) {
  const values = series.map(({ difference }) => Number(difference));
  const most = Math.max(...values.map(Math.abs), Number.MIN_VALUE);
  const points = values.map((value, index) => {
    const x = values.length === 1 ? width : (index / (values.length - 1)) * width;
    return `${x.toFixed(1)},${(height / 2 - (value / most) * (height / 2 - 2)).toFixed(1)}`;
  });
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="h-6 w-40 min-w-24" preserveAspectRatio="none">
      <line
        x1="0"
        x2={width}
        y1={height / 2}
        y2={height / 2}
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        className={values.some((value) => value !== 0) ? 'stroke-bad' : 'stroke-good'}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
