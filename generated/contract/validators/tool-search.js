// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateSearchToolArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "query") || (key0 === "projectId"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.query !== undefined){let data0 = data.query;if(typeof data0 === "string"){if(ucs2length(data0) > 500){(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});errors++;}if(ucs2length(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateSearchToolArguments.errors = vErrors;return errors === 0;}
validateSearchToolArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateSearchToolValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "results")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.results !== undefined){let data0 = data.results;if(Array.isArray(data0)){const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){let data1 = data0[i0];if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data1.title === undefined){(vErrors ??= []).push({instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;}
if(data1.url === undefined){(vErrors ??= []).push({instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;}
const key1Most = errors + mostErrors;
for(const key1 in data1){if(errors >= key1Most) break;if(!(((key1 === "id") || (key1 === "title")) || (key1 === "url"))){(vErrors ??= []).push({instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});errors++;}}
if(data1.id !== undefined){if(typeof data1.id !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/results/" + i0+"/id",schemaPath:"#/properties/results/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data1.title !== undefined){if(typeof data1.title !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/results/" + i0+"/title",schemaPath:"#/properties/results/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data1.url !== undefined){if(typeof data1.url !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/results/" + i0+"/url",schemaPath:"#/properties/results/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/results/" + i0,schemaPath:"#/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateSearchToolValue.errors = vErrors;return errors === 0;}
validateSearchToolValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateSearchToolArguments as args,
  validateSearchToolValue as value,
};
