// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateProjectList } from './components.js';
import { mostErrors, ucs2length } from './runtime.js';

function validateProjectsListArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){data.limit = 50;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "cursor") || (key0 === "limit"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.cursor !== undefined){let data0 = data.cursor;if(typeof data0 === "string"){if(ucs2length(data0) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}let data1 = data.limit;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 200 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});errors++;}if(data1 < 1 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateProjectsListArguments.errors = vErrors;return errors === 0;}
validateProjectsListArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateProjectsListArguments as args,
  validateProjectList as value,
};
